module serbench/languages

go 1.21
