# Completion for fish: serbench completion fish > ~/.config/fish/completions/serbench.fish
# Rows are asked for once a shell.

function __serbench_command
    set -l words (commandline -opc)
    if set -q words[2]; and contains -- $words[2] $__serbench_words
        echo $words[2]
    else
        echo run
    end
end

function __serbench_is
    test (__serbench_command) = $argv[1]
end

function __serbench_is_first
    test (count (commandline -opc)) -eq 1
end

# The words, behind what the value has already: a comma, or the + of features, begins the next.
function __serbench_of
    set -l value (string replace -r -- '^-[^=]*=' '' (commandline -ct))
    set -l before (string match -r -- '^.*[,+]' $value)
    for word in $argv
        echo "$before$word"
    end
end

function __serbench_rows
    if not set -q __serbench_known_rows
        set -g __serbench_known_rows (serbench list -all -names 2> /dev/null)
    end
    __serbench_of $__serbench_known_rows
end

function __serbench_shown
    if not set -q __serbench_known_data
        set -g __serbench_known_data (serbench list data -names 2> /dev/null)
    end
    __serbench_rows
    __serbench_of $__serbench_known_data
end

@grammar@
