/** What may stand before an address in a text and be a part of a longer one: `joann@…` holds `ann@…`. */
const longerBefore = /[\p{L}\p{M}\p{N}._%+'-]*$/u;

/** What makes the address after it a part of a longer one. Signs alone, as before `-ann@…` in a list, do not. */
const letters = /[\p{L}\p{M}\p{N}_]/u;

/** The same behind it: `ann@example.org` is no part of `ann@example.org.rw`, and ends the sentence before a full stop. */
const longerBehind = /^(?:[\p{L}\p{M}\p{N}_]|[.-]+[\p{L}\p{N}])/u;

/** Characters that are looked at before an address: no local part is longer. */
const LONGEST_BEFORE = 64;

/** Whether the text says this whole address, which is in lower case, in any letter case. */
export function saysAddress(text: string, email: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(email); at !== -1; at = lower.indexOf(email, at + 1)) {
    const before = longerBefore.exec(lower.slice(Math.max(0, at - LONGEST_BEFORE), at))?.[0] ?? '';
    const end = at + email.length;
    if (!letters.test(before) && !longerBehind.test(lower.slice(end, end + LONGEST_BEFORE))) return true;
  }
  return false;
}

/** Whether a text anywhere in this JSON says the address. As JSON, the letter of a `\n` would stand before it. */
export function jsonSaysAddress(json: string | null, email: string): boolean {
  const says = (value: unknown): boolean => {
    if (typeof value === 'string') return saysAddress(value, email);
    return typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(says));
  };
  return json !== null && says(JSON.parse(json));
}
