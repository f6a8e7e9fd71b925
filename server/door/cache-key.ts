/** Longer addresses are answered, but not kept. */
const LONGEST_KEY = 300;

/**
 * The address under which a reply is kept: the path, and of the query only what any page or call reads, in one order.
 * What advertising networks add to links makes no second copy. Undefined for what is not kept.
 */
export function cacheKey(url: string, known: ReadonlySet<string>): string | undefined {
  const mark = url.indexOf('?');
  if (mark === -1) return url.length <= LONGEST_KEY ? url : undefined;
  const query = new URLSearchParams(url.slice(mark + 1));
  const kept = [...query]
    .filter(([name, value]) => known.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const path = url.slice(0, mark);
  const key = kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
  return key.length <= LONGEST_KEY ? key : undefined;
}
