import { addresses } from '../../../domain/addresses.ts';
import type { WantedRedirect } from '../../../server/redirects/store.ts';
import type { ExportedItem } from './element-reader.ts';
import { EVENT_TYPE } from './event-fields.ts';
import type { OldSite } from './old-site.ts';
import { pathsIn } from './upload-paths.ts';

/** The address of WordPress' own list of posts, by category or tag. */
const listBy = (filter: 'category' | 'tag', value: string) =>
  `${addresses.posts}?${new URLSearchParams({ [filter]: value })}`;

/** Old addresses of one import: ten of each of some 20,000 texts and files. */
const MAX_ADDRESSES = 200_000;

/** Sizes that WordPress made of a picture, as its own notes name them: `"field-300x200.jpg"`. */
const sizeNames = /"([^"/\\]{1,200}-\d{1,5}x\d{1,5}\.\w{3,4})"/g;

/**
 * Collects the targets of old addresses while items are imported, and writes them all at the end. An address that the
 * export names comes before one that WordPress would also have understood.
 */
export class OldAddresses {
  readonly #site: OldSite;
  readonly #named: WantedRedirect[] = [];
  readonly #understood: WantedRedirect[] = [];

  constructor(site: OldSite) {
    this.#site = site;
  }

  /** There were more than are kept. */
  hasMore = false;

  #add(list: WantedRedirect[], redirect: WantedRedirect): void {
    if (this.#named.length + this.#understood.length < MAX_ADDRESSES) list.push(redirect);
    else this.hasMore = true;
  }

  get all(): readonly WantedRedirect[] {
    return [...this.#named, ...this.#understood];
  }

  #name(address: string, to: string): void {
    const from = this.#site.pathOf(address);
    // The first page of the site is the first page of this one.
    if (from === undefined || from === '/') return;
    this.#add(this.#named, { from, to });
  }

  #understand(to: string, ...paths: readonly string[]): void {
    for (const from of paths) this.#add(this.#understood, { from, to });
  }

  /** A text, under all its names, and its own feed. */
  addText(item: ExportedItem, to: string): void {
    const { id, type, slug, link, localDate } = item;
    this.#name(link, to);
    this.#name(`/?${type === 'page' ? 'page_id' : 'p'}=${id}`, to);
    this.#understand(to, `/?p=${id}`);
    const path = this.#site.pathOf(link);
    if (path !== undefined && !path.includes('?')) this.#understand(to, `${path.replace(/\/$/, '')}/feed/`);
    if (type === EVENT_TYPE) {
      if (path !== undefined && !path.includes('?')) this.#understand(to, `${path.replace(/\/$/, '')}/ical/`);
      if (slug !== '') this.#understand(to, `/?${EVENT_TYPE}=${slug}`);
    }
    if (type === 'page') this.#understand(to, to);
    if (type !== 'post') return;
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(localDate) ?? [];
    for (const name of [slug, item.meta.get('_wp_old_slug') ?? ''].filter((one) => one !== '')) {
      this.#understand(to, `/${name}/`);
      if (year && month && day) this.#understand(to, `/${year}/${month}/${day}/${name}/`, `/${year}/${month}/${name}/`);
    }
    if (year && month && day)
      this.#understand(addresses.posts, `/${year}/`, `/${year}/${month}/`, `/${year}/${month}/${day}/`);
  }

  /** A place of events, or who held them: its page leads to all events. */
  addOfEvents({ link, slug, type }: ExportedItem): void {
    this.#name(link, addresses.events);
    if (slug !== '') this.#understand(addresses.events, `/?${type}=${slug}`);
  }

  /** A file, in all its sizes, and the page that WordPress makes of each. */
  addFile({ id, link, address, meta }: ExportedItem, url: string): void {
    this.addPageOfFile({ id, link }, url);
    this.#add(this.#named, { from: address, to: url });
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    const sizes = (meta.get('_wp_attachment_metadata') ?? '').matchAll(sizeNames);
    for (const [, name = ''] of sizes) this.#understand(url, `${folder}${name}`);
    const original = address.replace(/-scaled(?=\.\w+$)/, '');
    if (original !== address) this.#understand(url, original);
  }

  /** A smaller size of a file, as a text shows it. */
  addSize(address: string, url: string): void {
    if (pathsIn(address).length > 0) this.#understand(url, address);
  }

  /** Adds the address of a term: a path below `category` or `tag`, and its feed. */
  addTerm(base: 'category' | 'tag', path: string, to: { filter: 'category' | 'tag'; value: string } | undefined): void {
    const target = to ? listBy(to.filter, to.value) : addresses.posts;
    this.#understand(target, `/${base}/${path}/`, `/${base}/${path}/feed/`);
    const name = path.split('/').at(-1) ?? path;
    this.#understand(target, base === 'tag' ? `/?tag=${name}` : `/?category_name=${name}`);
  }

  /** An attachment whose file is not here: its page leads to the text it belonged to. */
  addPageOfFile({ id, link }: Pick<ExportedItem, 'id' | 'link'>, to: string): void {
    this.#name(link, to);
    this.#name(`/?attachment_id=${id}`, to);
  }

  addAuthor(login: string): void {
    const name = login.toLowerCase().replaceAll(/[\s.@]+/g, '-');
    this.#understand(addresses.posts, `/author/${name}/`, `/author/${name}/feed/`);
  }
}

/** The way a term's address goes: its parents, then itself. */
export function pathOfTerm(slug: string, parents: ReadonlyMap<string, string>): string {
  const parts: string[] = [];
  for (let at = slug; at !== '' && !parts.includes(at) && parts.length < 10; at = parents.get(at) ?? '')
    parts.unshift(at);
  return parts.join('/');
}
