# Completion for PowerShell: serbench completion powershell | Out-String | Invoke-Expression
# in your $PROFILE. Rows are asked for once a session.
Register-ArgumentCompleter -Native -CommandName 'serbench', 'serbench.cmd' -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
@grammar@
  # PowerShell ends a word at a comma or a dot, so the words are cut out of the line itself.
  $line = $commandAst.ToString()
  $length = [Math]::Max(0, [Math]::Min($line.Length, $cursorPosition - $commandAst.Extent.StartOffset))
  $typed = @($line.Substring(0, $length) -split '\s+')
  if ($cursorPosition -gt $commandAst.Extent.EndOffset) { $typed += '' }
  # Two dashes are one.
  $current = $typed[-1] -replace '^--', '-'
  $behind = [Math]::Max(0, $current.Length - $wordToComplete.Length)
  $command = 'run'
  if ($typed.Count -gt 2 -and $commands.Contains($typed[1])) { $command = $typed[1] }
  $options = $commands[$command].Options

  $found = [ordered]@{}
  $values = $null
  $before = ''
  if ($current -match '^(-[^=]+)=') {
    $option = $Matches[1]
    $before = $current.Substring(0, $current.IndexOf('=') + 1)
    if ($options.Contains($option)) { $values = $options[$option].Value }
  } elseif ($current.StartsWith('-')) {
    foreach ($name in $options.Keys) {
      $value = $options[$name].Value
      $written = if ($value[0] -eq '<NONE>') { $name } else { $name + '=' }
      $found[$written] = $options[$name].About
    }
  } else {
    $values = $commands[$command].Operand
    $last = if ($typed.Count -gt 2) { $typed[-2] -replace '^--', '-' } else { '' }
    if ($options.Contains($last) -and $options[$last].Value[0] -ne '<NONE>') { $values = $options[$last].Value }
    if ($typed.Count -le 2) {
      foreach ($name in $commands.Keys) { $found[$name] = $commands[$name].About }
    }
  }
  if ($values) {
    # Behind a comma, or the + of features, the next word of a list begins.
    $list = $current.Substring($before.Length)
    $before += $list.Substring(0, $list.LastIndexOfAny(@([char]',', [char]'+')) + 1)
    if ($values[0] -in '<ROWS>', '<SHOWN>' -and -not $global:SerbenchRows) {
      $global:SerbenchRows = @(serbench list -all -names 2> $null)
      $global:SerbenchData = @(serbench list data -names 2> $null)
    }
    $words = switch ($values[0]) {
      '<ROWS>' { $global:SerbenchRows }
      '<SHOWN>' { $global:SerbenchRows + $global:SerbenchData }
      { $_ -in '<FILE>', '<TEXT>', '<NONE>' } { @() }
      default { $values }
    }
    foreach ($word in $words) { $found[$before + $word] = $word }
  }
  foreach ($text in $found.Keys) {
    if ($text.StartsWith($current, [StringComparison]::OrdinalIgnoreCase)) {
      $rest = $text.Substring([Math]::Min($behind, $text.Length))
      [System.Management.Automation.CompletionResult]::new($rest, $text, 'ParameterValue', $found[$text])
    }
  }
}
