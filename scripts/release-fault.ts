/** The version, tags and changes of the sources. */
interface Sources {
  /** Of package.json. */
  version: string;
  changelog: string;
  /** The tags of the commit whose files these are. */
  tags: readonly string[];
  /** Whether the tag of this version exists, on whatever commit. */
  isTagged: boolean;
}

/** Says why no archive is made of these sources; null where version, tag and CHANGELOG.md agree. */
export function releaseFault({ version, changelog, tags, isTagged }: Sources): string | null {
  const tag = `v${version}`;
  const [, newest, date] = /^## (\S+), (.+)$/m.exec(changelog) ?? [];
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '');
  const others = tags.filter((one) => /^v\d/.test(one) && one !== tag);
  if (newest !== version) return `package.json says ${version}, and the newest entry of CHANGELOG.md is ${newest}.`;
  if (others.length > 0) return `package.json says ${version}, and the commit has the tag ${others.join(', ')}.`;
  if (tags.includes(tag)) return isDated ? null : `The commit has the tag ${tag}: write its date into CHANGELOG.md.`;
  return isTagged ? `${tag} is the tag of another commit: raise the version in package.json and CHANGELOG.md.` : null;
}
