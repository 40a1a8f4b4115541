#!/usr/bin/env bash
# Checks .github, action.yml and scripts/schedulers as far as possible without GitHub and without a cluster:
# with actionlint (and shellcheck, if installed), against the published JSON schemas and Kubernetes' schema,
# and that each action is pinned to one full commit hash.
#
#   scripts/check-workflows.sh
#
# Needs actionlint (go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12), check-jsonschema and
# kubernetes-validate (pip install check-jsonschema kubernetes-validate). ACTIONLINT, CHECK_JSONSCHEMA and
# KUBERNETES_VALIDATE override the commands.
set -euo pipefail
cd "$(dirname "$0")/.."
actionlint=${ACTIONLINT:-actionlint}
check=${CHECK_JSONSCHEMA:-check-jsonschema}
kubernetes=${KUBERNETES_VALIDATE:-kubernetes-validate}
shopt -s nullglob

"$actionlint" -color .github/workflows/*.yml
echo "actionlint: fine"
"$check" --builtin-schema vendor.github-workflows .github/workflows/*.yml scripts/schedulers/github-actions.yml
"$check" --builtin-schema vendor.dependabot .github/dependabot.yml
"$check" --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
for form in .github/ISSUE_TEMPLATE/*.yml; do
  [ "$form" = .github/ISSUE_TEMPLATE/config.yml ] || forms+=("$form")
done
"$check" --builtin-schema vendor.github-issue-forms "${forms[@]}"
[ ! -f action.yml ] || "$check" --builtin-schema vendor.github-actions action.yml
"$kubernetes" --strict scripts/schedulers/kubernetes-*.yaml

files=(.github/workflows/*.yml action.ym[l])
uses=$(grep -hE '^\s*(- )?uses:' "${files[@]}" |
  sed -E 's/^\s*(- )?uses:\s*//' | grep -v '^\./' | sort -u)
if unpinned=$(grep -vE '^[^@ ]+@[0-9a-f]{40} # v[0-9.]+$' <<< "$uses"); then
  echo "check-workflows.sh: pin these actions to a commit hash, followed by '# vVERSION':" >&2
  echo "$unpinned" >&2
  exit 1
fi
if twice=$(cut -d @ -f 1 <<< "$uses" | uniq -d | grep .); then
  echo "check-workflows.sh: pinned to more than one commit: $twice" >&2
  exit 1
fi
echo "pinned: $(wc -l <<< "$uses") actions"
