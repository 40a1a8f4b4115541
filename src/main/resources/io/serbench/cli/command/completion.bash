
# What picocli's functions above do not know: "-name=value", "--name", lists with commas, the names
# of rows, and files whose names a shell would expand.
_serbench_rows='@rows@'
_serbench_data='@data@'

# Adds the files that begin with a word. None is taken for an option, and none is expanded: bash
# quotes what it inserts, or this does where bash cannot be told so. In zsh, _files adds them.
function _serbench_files() {
  local name
  _serbench_wants_files=yes
  if [[ -n "$ZSH_VERSION" ]]; then return; fi
  while IFS= read -r name; do
    if [[ "$name" == -* ]]; then name="./$name"; fi
    if ! type compopt &> /dev/null; then printf -v name '%q' "$name"; fi
    COMPREPLY+=("$name")
  done < <(compgen -f -- "$1")
  type compopt &> /dev/null && compopt -o filenames &> /dev/null
}

# The lines of a text that begin with a word.
function _serbench_lines() {
  local line
  while IFS= read -r line; do
    if [[ -n "$line" && "$line" == "$2"* ]]; then COMPREPLY+=("$line"); fi
  done <<< "$1"
}

function _serbench() {
  if [[ -n "$ZSH_VERSION" ]]; then emulate -L sh; fi
  local -a typed=()
  local i word list before="" option="" separator="[,:]"
  # Bash makes a word of each "=" and ":", zsh of none. Either way, a value becomes a word of its
  # own behind its option, and what stands before it comes back in the end.
  for (( i = 0; i <= COMP_CWORD; i++ )); do
    word="${COMP_WORDS[i]}"
    before=""
    if [[ "$word" == [=:] ]]; then
      if [[ "$word" == ":" && ${#typed[@]} -gt 1 ]]; then
        typed=("${typed[@]:0:${#typed[@]}-1}")
      fi
      if [[ $i -lt $COMP_CWORD ]]; then continue; fi
      word=""
    fi
    if [[ "$word" == --?* ]]; then before="-"; word="${word#-}"; fi
    if [[ "$word" == -*=* ]]; then
      typed+=("${word%%=*}")
      before="$before${word%%=*}="
      word="${word#*=}"
    fi
    typed+=("$word")
  done
  local last=$(( ${#typed[@]} - 1 ))
  if [[ $last -gt 0 ]]; then option="${typed[last-1]}"; fi
  if [[ "$option" == "-feature" ]]; then separator="[,+]"; fi
  if [[ "$word" == *$separator* && "$option" == -* ]]; then
    list="${word%$separator*}"
    before="$before${word:0:${#list}+1}"
    word="${word:${#list}+1}"
    typed[last]="$word"
  fi
  COMPREPLY=()
  if [[ "$option" == "-include" || "$option" == "-exclude" ]]; then
    _serbench_lines "$_serbench_rows" "$word"
  elif [[ "${typed[1]}" == "show" && "$option" != "-classpath" && "$word" != -* ]]; then
    _serbench_lines "$_serbench_rows" "$word"
    _serbench_lines "$_serbench_data" "$word"
  else
    local -a COMP_WORDS=("${typed[@]}")
    local COMP_CWORD=$last
    _complete_serbench
  fi
  for (( i = 0; i < ${#COMPREPLY[@]}; i++ )); do
    COMPREPLY[i]="$before${COMPREPLY[i]}"
  done
}

function _serbench_zsh() {
  local -a COMP_WORDS COMPREPLY
  local COMP_CWORD=$(( CURRENT - 1 )) COMP_LINE="${words[*]}" _serbench_wants_files=
  COMP_WORDS=("${words[@]}")
  _serbench
  compadd -- "${COMPREPLY[@]}"
  if [[ -n "$_serbench_wants_files" ]]; then
    compset -P '*[=,:]'
    _files -F '(-*)'
  fi
}

if [[ -n "$ZSH_VERSION" ]]; then
  compdef _serbench_zsh serbench
  # As a file of $fpath, this is the first call.
  if [[ "${funcstack[1]}" == _serbench ]]; then _serbench_zsh; fi
else
  complete -F _serbench -o default serbench
fi
