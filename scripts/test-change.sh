#!/bin/sh
# Tests what your change can break, in two minutes; mvn verify tests everything.
#
#   scripts/test-change.sh [-n] [COMMIT]    -n: only print the command
#
# The change is what differs from COMMIT (default: HEAD, so what is not committed), with new files. Thorough tests are
# skipped unless SERBENCH_THOROUGH is set.
#
#   changed            tested
#   a class            tests in its package and below, tests that name it (unless more than 40 do), ArchitectureTest,
#                      MainJobIT, and end-to-end tests that are called like it or its package
#   a library          tests of its package, and its rows on every data set over every transport
#   a schema           the rows of the libraries that compile it
#   a test             itself; if it is a helper, the tests that name it
#   a page             what tests say of pages
#   any other file     tests that name it, as those of a golden file do
#
# Needs a JDK, git and Maven.
set -eu
cd "$(dirname "$0")/.."
exec java lab/src/main/java/io/serbench/lab/scripts/TestsOfChange.java "$@"
