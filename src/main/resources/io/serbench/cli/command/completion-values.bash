
# What picocli's functions above do not know: "-name=value", "--name", lists with commas, the names
# of rows. Rows are asked for once a shell, so "serbench" must be a program or a function: the
# launcher scripts/serbench on the PATH, or serbench() { java -jar /path/to/serbench.jar "$@"; }
# Adds the files that begin with a word. None is taken for an option, and none is expanded: bash
# quotes what it inserts, or this does where bash cannot be told so.
function _serbench_files() {
  local name
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
  local -a words=()
  local cword=0 i word
  # Bash makes a word of each "=" and ":": drop them, so that the value follows its option.
  for i in "${!COMP_WORDS[@]}"; do
    word="${COMP_WORDS[i]}"
    if [[ "$word" == [=:] && $i -lt $COMP_CWORD ]]; then
      if [[ "$word" == ":" && ${#words[@]} -gt 1 ]]; then unset "words[${#words[@]}-1]"; fi
      continue
    fi
    if [[ "$word" == [=:] ]]; then word=""; fi
    if [[ "$word" == --?* ]]; then word="${word#-}"; fi
    if [[ $i -eq $COMP_CWORD ]]; then cword=${#words[@]}; fi
    words+=("$word")
  done
  local current="${words[cword]}" before="" option="" separator=","
  if [[ $cword -gt 0 ]]; then option="${words[cword-1]}"; fi
  if [[ "$option" == "-feature" ]]; then separator="[,+]"; fi
  if [[ "$current" == *$separator* && "$option" == -* ]]; then
    before="${current%$separator*}"
    before="${current:0:${#before}+1}"
    current="${current:${#before}}"
    words[cword]="$current"
  fi
  COMPREPLY=()
  if [[ "$option" == "-include" || "$option" == "-exclude"
      || ( "${words[1]}" == "show" && "$option" != "-classpath" && "$current" != -* ) ]]; then
    if [[ -z "$_serbench_rows" ]]; then _serbench_rows="$(serbench list -all -names 2> /dev/null)"; fi
    _serbench_lines "$_serbench_rows" "$current"
    if [[ ${#COMPREPLY[@]} -eq 0 && "${words[1]}" == "show" ]]; then
      if [[ -z "$_serbench_data" ]]; then
        _serbench_data="$(serbench list data -names 2> /dev/null)"
      fi
      _serbench_lines "$_serbench_data" "$current"
    fi
  else
    local -a COMP_WORDS=("${words[@]}")
    local COMP_CWORD=$cword
    _complete_serbench
  fi
  if [[ -n "$before" ]]; then COMPREPLY=( "${COMPREPLY[@]/#/$before}" ); fi
}

complete -F _serbench -o default serbench
