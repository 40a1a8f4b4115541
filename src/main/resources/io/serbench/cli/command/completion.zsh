#compdef serbench
# Completion for zsh: "source <(serbench completion zsh)" behind compinit in ~/.zshrc, or this text as
# a file named _serbench in a folder of $fpath. Rows are asked for once a shell.
typeset -ga _serbench_commands

@grammar@
# Behind a comma, or the + of features, the next word of a list begins.
_serbench_of() {
  compset -P '*[,+]'
  compadd "$@"
}

# -classpath has the separator of class paths; -jvm and the like have commas.
_serbench_files() {
  compset -P '*[,:]'
  # What begins with a dash would be taken for an option.
  _files -F '(-*)' "$@"
}

_serbench_rows() {
  if (( ! ${#_serbench_known_rows} )); then
    typeset -ga _serbench_known_rows
    _serbench_known_rows=("${(@f)$(serbench list -all -names 2> /dev/null)}")
  fi
  _serbench_of "$@" -a _serbench_known_rows
}

_serbench_shown() {
  if (( ! ${#_serbench_known_data} )); then
    typeset -ga _serbench_known_data
    _serbench_known_data=("${(@f)$(serbench list data -names 2> /dev/null)}")
  fi
  _serbench_rows "$@"
  compadd "$@" -a _serbench_known_data
}

_serbench() {
  local command=run shown=1
  # Two dashes are one.
  words=("${(@)words/#--/-}")
  PREFIX=${PREFIX/#--/-}
  if (( CURRENT == 2 )); then
    _describe -t commands command _serbench_commands && shown=0
  elif (( ${+functions[_serbench-$words[2]]} )); then
    command=$words[2]
    shift words
    (( CURRENT-- ))
  fi
  _serbench-$command && shown=0
  return shown
}

if [[ $funcstack[1] == _serbench ]]; then
  _serbench "$@"
else
  compdef _serbench serbench
fi
