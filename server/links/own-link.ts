/** Characters of a path that is followed: as an index of PostgreSQL holds 2,704 bytes of each. */
const MAX_PATH = 500;

/** A link to an address of ours, in its parts. */
export interface OwnLink {
  /** The site in front of it, where it is written. */
  site: string;
  /** With the query of the first page, where WordPress says everything: `/?p=568`. */
  path: string;
  /** The query, and the place in the page. */
  rest: string;
}

// What begins with two slashes, or hides one, is another site.
const inParts = /^(\/(?![/\\])[^?#\s\\]*)(\?[^#\s]*)?(#\S*)?$/;

/** WordPress without pretty addresses. */
const first = /^\/(?:index\.php)?$/i;

/** A link in its parts; undefined for one that leads to another site, or within the page. `publicUrl` is the site's own. */
export function ownLink(href: string, publicUrl: string): OwnLink | undefined {
  const isWhole = publicUrl !== '' && href.startsWith(publicUrl) && /^(?:[/?#]|$)/.test(href.slice(publicUrl.length));
  const site = isWhole ? publicUrl : '';
  const below = href.slice(site.length);
  const [, path, query = '', place = ''] = inParts.exec(below.startsWith('/') || !isWhole ? below : `/${below}`) ?? [];
  if (path === undefined) return undefined;
  const parts = first.test(path) ? { path: path + query, rest: place } : { path, rest: query + place };
  return parts.path.length > MAX_PATH ? undefined : { site, ...parts };
}
