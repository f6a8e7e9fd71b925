/** Longer addresses are answered, but not kept. */
const MAX_KEY_LENGTH = 300;

/** Nor is looked into what is longer still: some thousand parameters take a millisecond. */
const MAX_ADDRESS_LENGTH = 2000;

/** How our own paths are written. Whatever else leads to one of them would be a copy of it, and there is no end of those. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

/**
 * The address under which a reply is kept: the path, and of the query only what any page or call reads, each once, in
 * one order. What advertising networks add to links makes no second copy. Undefined for what is not kept.
 */
export function cacheKey(url: string, known: ReadonlySet<string>): string | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return undefined;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.length > MAX_KEY_LENGTH || !plainPath.test(path)) return undefined;
  if (mark === -1) return path;
  const query = new URLSearchParams(url.slice(mark + 1));
  const kept = [...query]
    .filter(([name, value]) => known.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // A page may go by the first of two, a call by the last.
  if (new Set(kept.map(([name]) => name)).size < kept.length) return undefined;
  const key = kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
  return key.length <= MAX_KEY_LENGTH ? key : undefined;
}
