
# What picocli's functions above do not know: "-name=value", "--name", lists with commas, the names
# of rows and of files. Rows are asked for once a shell; for that, "serbench" must be a program or a
# function: serbench() { java -jar /path/to/serbench.jar "$@"; }
function _serbench() {
  local -a words=()
  local cword=0 i word
  # Bash makes a word of each "=": drop them, so that the value follows its option.
  for i in "${!COMP_WORDS[@]}"; do
    word="${COMP_WORDS[i]}"
    if [[ "$word" == "=" && $i -lt $COMP_CWORD ]]; then continue; fi
    if [[ "$word" == "=" ]]; then word=""; fi
    if [[ "$word" == --?* ]]; then word="${word#-}"; fi
    if [[ $i -eq $COMP_CWORD ]]; then cword=${#words[@]}; fi
    words+=("$word")
  done
  local current="${words[cword]}" before="" option=""
  if [[ $cword -gt 0 ]]; then option="${words[cword-1]}"; fi
  if [[ "$current" == *,* && "$option" == -* ]]; then
    before="${current%,*},"
    current="${current##*,}"
    words[cword]="$current"
  fi
  COMPREPLY=()
  if [[ "$option" == "-include" || "$option" == "-exclude"
      || ( "${words[1]}" == "show" && "$current" != -* ) ]]; then
    if [[ -z "$_serbench_rows" ]]; then _serbench_rows="$(serbench list -names 2> /dev/null)"; fi
    COMPREPLY=( $(compgen -W "$_serbench_rows" -- "$current") )
  else
    local -a COMP_WORDS=("${words[@]}")
    local COMP_CWORD=$cword
    _complete_serbench
    if [[ ${#COMPREPLY[@]} -eq 0 && "$current" != -* ]]; then
      COMPREPLY=( $(compgen -f -- "$current") )
    fi
  fi
  if [[ -n "$before" ]]; then COMPREPLY=( "${COMPREPLY[@]/#/$before}" ); fi
}

complete -F _serbench -o default serbench
