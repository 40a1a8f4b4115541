#!/usr/bin/env bash
# Lists dependencies and plugins that have a newer release, each with the reason not to upgrade; exits with 1 if one has
# no reason. Ignores alphas, betas, milestones, release candidates and snapshots. Changes nothing.
#
#   scripts/outdated.sh          asks Maven, which takes minutes
#   scripts/outdated.sh FILE     reads Maven's output from a file
#
# A reason is a comment in pom.xml, right before the version or the property that holds it:
#
#   <!-- Not 2.4.21: there is no serialization plugin of it on Maven Central. -->
#
# It applies only to the versions that it names, so the next release is listed again. Wildcards are allowed ("Not 3.*");
# separate several versions by commas.
#
# Needs Maven, a network and python3.
set -euo pipefail
cd "$(dirname "$0")/.."
plugin=org.codehaus.mojo:versions-maven-plugin:2.22.0
unstable='(?i).*[.-](alpha|beta|b|m|rc|cr|ea|pre|preview|snapshot)[.-]?[0-9]*([.-].*)?'
if [ $# -gt 0 ]; then
  printed=$1
else
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  printed=$dir/printed
  # The versions plugin ignores annotation processors of the compiler plugin, so list them in a separate POM.
  python3 - "$dir/pom.xml" <<'PYTHON'
import sys
import xml.etree.ElementTree as xml

pom = xml.parse("pom.xml").getroot()
space = pom.tag.partition("}")[0] + "}"
project = xml.Element("project")
for name, text in dict(modelVersion="4.0.0", groupId="none", artifactId="processors", version="0").items():
    xml.SubElement(project, name).text = text
properties = xml.SubElement(project, "properties")
properties.extend(pom.find(space + "properties"))
for profile in pom.iter(space + "profile"):
    properties.extend(profile.findall(space + "properties/*"))
dependencies = xml.SubElement(project, "dependencies")
for path in pom.iter(space + "path"):
    if path.find(space + "groupId") is not None:
        path.tag = space + "dependency"
        dependencies.append(path)
for element in project.iter():
    element.tag = element.tag.replace(space, "")
xml.ElementTree(project).write(sys.argv[1])
PYTHON
  ask() {
    mvn -B -ntp "$@" "-Dmaven.version.ignore=$unstable" \
      -DprocessDependencyManagementTransitive=false -DprocessUnboundPlugins=false >> "$printed" ||
      { tail -n 20 "$printed" >&2; exit 2; }
  }
  ask -Plab "$plugin:display-property-updates" "$plugin:display-dependency-updates" "$plugin:display-plugin-updates"
  ask -f "$dir/pom.xml" "$plugin:display-dependency-updates"
fi

python3 - "$printed" <<'PYTHON'
import fnmatch
import re
import sys
import xml.etree.ElementTree as xml

builder = xml.TreeBuilder(insert_comments=True)
pom = xml.parse("pom.xml", xml.XMLParser(target=builder)).getroot()
space = pom.tag.partition("}")[0] + "}"


def reason(parent, name):
    """Returns the comment right before the child element of this name, or None."""
    before = None
    for element in parent:
        if element.tag == space + name:
            return before
        before = " ".join(element.text.split()) if element.tag is xml.Comment else None
    return None


reasons = {}  # property -> reason, including properties of profiles
for properties in pom.iter(space + "properties"):
    for name in (p.tag[len(space):] for p in properties if isinstance(p.tag, str)):
        reasons.setdefault("${%s}" % name, reason(properties, name))
versions = {}  # (group, artifact) -> version as written in pom.xml, and the reason there
bills = {}  # group of an imported BOM -> its version
for element in pom.iter():
    group, artifact, version = (element.findtext(space + name) for name in ("groupId", "artifactId", "version"))
    if artifact and version:
        group = group or "org.apache.maven.plugins"
        versions.setdefault((group, artifact), (version, reason(element, "version")))
        if element.findtext(space + "scope") == "import":
            bills[group] = version


def why(name):
    """Returns the reason for a property, a group:artifact, or the artifact of one of Maven's own plugins."""
    if name.startswith("$"):
        return reasons.get(name)
    group, _, artifact = name.rpartition(":")
    group = group or "org.apache.maven.plugins"
    version, comment = versions.get((group, artifact), (None, None))
    if version is None:
        bill = max((b for b in bills if (group + ".").startswith(b + ".")), key=len, default=None)
        version = bills.get(bill)
    return comment or reasons.get(version)


found = {}
unexplained = 0
name = None
for line in open(sys.argv[1]):
    if line.startswith("[ERROR] "):
        # About the POM, such as a Maven version too old for a plugin.
        print(line.strip(), file=sys.stderr)
        unexplained += 1
    line = re.sub(r"^\[[A-Z]+\]", "", line).strip()
    part = re.fullmatch(r"(?:(\$?[\w.{}:-]+)[ .]*\s)?\s*([\w.-]+) -> ([\w.-]+)", line)
    if part:
        found[part[1] or name] = (part[2], part[3])
    # After a long name, the versions are on the next line.
    name = re.sub(r"[ .]+$", "", line)

for name, (old, new) in sorted(found.items()):
    comment = why(name) or ""
    said = re.match(r"Not ([^:]+): (.*)", comment)
    holds = said and any(fnmatch.fnmatchcase(new, glob.strip()) for glob in said[1].split(","))
    unexplained += not holds
    print(f"{name}  {old} -> {new}: {said[2] if holds else 'NO REASON'}")
if not found and not unexplained:
    print("Nothing is outdated.")
if unexplained:
    print("outdated.sh: upgrade what has NO REASON, or give one in pom.xml; fix any errors above", file=sys.stderr)
    sys.exit(1)
PYTHON
