// Reads a file of settings as systemd reads one that a unit names in `EnvironmentFile`: the service and the commands
// must come to the same values. See systemd.exec(5).

const blank = /[^\S\n]*/y;
const lineEnd = /[^\n]*\n?/y;
const name = /([^=\n]*)(=|\n|$)/y;
const plain = /(?:\\[\s\S]|[^\\\n])*/y;
const single = /'([^']*)'?/y;
const double = /"((?:\\[\s\S]|[^"\\])*)"?/y;

/** Names that systemd accepts for variables; it ignores lines with others. */
const isName = (text: string) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);

/** A value without quotes ends with its last character that is not blank. Linear, which a pattern for it is not. */
function withoutBlankEnd(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith('\\') && trimmed.length < text.length ? text.slice(0, trimmed.length + 1) : trimmed;
}

/** Without quotes a backslash takes the meaning from any character; before the end of a line it joins the next. */
const unescapePlain = (text: string) => text.replace(/\\([\s\S])/g, (_, next: string) => (next === '\n' ? '' : next));

/** Between double quotes a backslash means something only before these. */
const unescapeDouble = (text: string) =>
  text.replace(/\\([\s\S])/g, (whole, next: string) => (next === '\n' ? '' : '"\\`$'.includes(next) ? next : whole));

/** The settings in the text of such a file. */
export function parseSettings(text: string): Record<string, string> {
  const settings: Record<string, string> = {};
  let at = 0;
  function take(pattern: RegExp): readonly string[] {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? [];
    at += found[0]?.length ?? 0;
    return found;
  }

  function takeValue(): string {
    let value = '';
    for (;;) {
      take(blank);
      if (text[at] === "'") value += take(single)[1] ?? '';
      else if (text[at] === '"') value += unescapeDouble(take(double)[1] ?? '');
      else return value + unescapePlain(withoutBlankEnd(take(plain)[0] ?? ''));
    }
  }

  while (at < text.length) {
    take(blank);
    if (text[at] === '#' || text[at] === ';') {
      take(lineEnd);
      continue;
    }
    const [, key = '', end] = take(name);
    if (end !== '=') continue;
    const value = takeValue();
    if (isName(key.trimEnd())) settings[key.trimEnd()] = value;
    take(lineEnd);
  }
  return settings;
}
