/** Characters of an old path: as an index of PostgreSQL holds 2,704 bytes of each. */
const MAX_OLD_PATH = 500;

/** The same before its spelling is made one. Putting combining marks in order takes time that grows faster than they do. */
const MAX_WRITTEN_PATH = 1000;

/** The parameters by which WordPress names a page. All others do not change the address. */
export const wordpressParameters = [
  'attachment_id',
  'author',
  'cat',
  'category_name',
  'feed',
  'm',
  'name',
  'p',
  'page_id',
  'pagename',
  'tag',
  'tribe_events',
  'tribe_organizer',
  'tribe_venue',
] as const;

/** The addresses under which every WordPress has its feeds. */
export const feedOfWordpress = /^(?:\/comments)?\/feed(?:\/(?:rss|rss2|rdf|atom))?$|^\/\?feed=[^&]*$/;

/** The suffix WordPress gives to smaller copies of a picture; its themes decide how many there are. */
export const smallerCopy = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/;

/** WordPress without pretty addresses says everything in the query of this path; with some servers, behind it. */
const indexFile = /^\/index\.php(?=\/|$)/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The query of the site's first page, where it names something: `p=568`. */
function namedIn(query: URLSearchParams): string {
  const given = wordpressParameters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(given).toString();
}

/**
 * The normalised form in which an old address is stored and looked up: without percent signs, in lower case, without a
 * slash at the end. The query counts only where there is no path: `/?p=568`. Undefined for any other address.
 */
export function oldPathOf(pathname: string, query: URLSearchParams): string | undefined {
  const written = decoded(pathname);
  if (written.length > MAX_WRITTEN_PATH) return undefined;
  const path = written
    .normalize()
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(indexFile, '')
    .replace(/\/$/, '');
  const named = path === '' ? namedIn(query).toLowerCase() : '';
  const whole = path === '' && named !== '' ? `/?${named}` : path;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL keeps no zero in a text, and no address has the others
  return whole === '' || whole.length > MAX_OLD_PATH || /[\u0000-\u001f\u007f]/.test(whole) ? undefined : whole;
}

/** The same from an address as another program writes it, with or without a host. */
export function readOldPath(address: string): string | undefined {
  const url = URL.parse(address, 'http://old.invalid');
  return url && /^https?:$/.test(url.protocol) ? oldPathOf(url.pathname, url.searchParams) : undefined;
}

/** A path of ours with a query, and nothing that a browser could take for another site. */
const ownTarget = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*\/?)?(?:\?[\w.~%=&+-]*)?$/;

/** Whether an old address may lead there: a path of our own, in at most as many characters. */
export const isOwnTarget = (target: string): boolean => target.length <= MAX_OLD_PATH && ownTarget.test(target);
