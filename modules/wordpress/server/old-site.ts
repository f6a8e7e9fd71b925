/** The optional beginning of a site's address. */
const varying = /^(?:https?:)?\/\/(?:www\.)?/i;

/** The site that an export comes from, by its address. */
export class OldSite {
  /** Without scheme, `www.` and the slash at the end: `old.example/blog`. */
  readonly name: string;

  constructor(address: string) {
    this.name = address
      .trim()
      .replace(varying, '')
      .replace(/(?<!\/)\/+$/, '')
      .toLowerCase();
  }

  /**
   * The path of an address of the old site: `/2021/05/maize/`, `/?p=568`, with query and fragment. Undefined for an address of
   * another site, or none. Never with a host, so it leads nowhere else. `from` is the page of a relative address.
   */
  pathOf(address: string, from = ''): string | undefined {
    const text = address.trim();
    if (this.name === '' || text === '' || text.startsWith('#') || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(text))
      return undefined;
    const url = URL.parse(text, URL.canParse(from) ? from : `http://${this.name}/`);
    if (!url) return undefined;
    const [host, ...folders] = this.name.split('/');
    const isOurs = url.host.replace(/^www\./, '').toLowerCase() === host;
    const folder = `/${folders.join('/')}`;
    const isBelow = folders.length === 0 || `${url.pathname.toLowerCase()}/`.startsWith(`${folder}/`);
    if (!isOurs || !isBelow || /^\/(?:wp-admin|wp-login)/.test(url.pathname)) return undefined;
    return `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}`;
  }
}
