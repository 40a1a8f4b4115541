#!/bin/sh
# Measures what a single warm call does not show, for twelve well-known rows on JDK 17 and 25.
#
#   scripts/costs.sh                all sections
#   scripts/costs.sh SECTION ...    these sections, with minutes on an idle machine: start (12), memory (8), heap (see
#                                   SIZES), stream (20), speed (10), compressors (14), garbage (13), threads (10)
#   scripts/costs.sh figures        measures nothing; only updates the figures and the table
#
# Each section writes docs/results/costs/SECTION.csv. The figures that "serbench show" prints and the table in
# docs/results/costs.md are then updated from these files. Environment variables:
#
#   FORKS    forks per row; default: 5 for start and memory, 3 for speed, compressors, garbage and threads
#   JDKS     JDKs; default: 17,25. threads uses only the last, which must be 21 or later
#   ROWS     rows; default: the twelve
#   SIZES    sizes of large values; default: 1M,10M,100M. 100M takes about two minutes per row and JDK
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.CostTables "$@"
