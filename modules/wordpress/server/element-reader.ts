import { BadExport } from './encoding.ts';

/** A post, a page, a file, or one of the many other things WordPress keeps as posts. Everything as it is written there. */
export interface ExportedItem {
  kind: 'item';
  type: string;
  id: number;
  guid: string;
  /** The address at which visitors read it. */
  link: string;
  title: string;
  /** The login of its author. */
  author: string;
  content: string;
  excerpt: string;
  status: string;
  password: string;
  slug: string;
  /** `2021-05-03 10:00:00` in UTC; zeros for a missing date. */
  date: string;
  /** The same on the clock of the site, for the addresses made of it. */
  localDate: string;
  modified: string;
  /** The same in the form of a mail, for exports that lack the other. */
  published: string;
  isSticky: boolean;
  parent: number;
  terms: readonly ExportedTerm[];
  comments: readonly ExportedComment[];
  /** The address of a file on the old site. */
  address: string;
  /** Every other field that WordPress or a plugin keeps of it, by its name. */
  meta: ReadonlyMap<string, string>;
}

/** A term: `category`, `post_tag`, or a custom taxonomy. */
export interface ExportedTerm {
  taxonomy: string;
  slug: string;
  name: string;
}

export interface ExportedComment {
  id: string;
  parent: string;
  author: string;
  email: string;
  address: string;
  date: string;
  content: string;
  /** `1`, `0`, `spam`, `trash`. */
  approved: string;
  /** Empty, or `pingback` and the like. */
  type: string;
}

interface ExportedAuthor {
  kind: 'author';
  login: string;
  email: string;
  /** As visitors read it. */
  name: string;
}

/** One of the terms that the site has, whether anything is filed under it or not. */
export interface ListedTerm extends ExportedTerm {
  kind: 'term';
  parent: string;
}

/** A setting of the export: `wp:wxr_version`, `link`. */
interface ExportedSetting {
  kind: 'setting';
  name: string;
  text: string;
}

export type ExportPart = ExportedItem | ExportedAuthor | ListedTerm | ExportedSetting;

/** The settings to read from the export; others are ignored. */
const settings = new Set(['wp:wxr_version', 'wp:base_blog_url', 'link']);

/** More than anybody files one post under, says of it, or keeps in fields of it. */
const MAX_OF_EACH = 10_000;

/** Elements within elements: three times what WordPress writes. */
const DEEPEST = 20;

/** The depth at which an item stands: `rss`, `channel`, `item`. */
const ELEMENT = 3;

const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

/** A term's kind by the name it has in each version of the format. */
const taxonomyOf = (domain: string) => (domain === 'tag' ? 'post_tag' : domain);

class Fields {
  readonly #fields = new Map<string, string>();

  set(name: string, text: string): void {
    if (this.#fields.size < MAX_OF_EACH) this.#fields.set(name, text);
  }

  of(...names: readonly string[]): string {
    return names.map((name) => this.#fields.get(name) ?? '').find((text) => text !== '') ?? '';
  }
}

/** Makes the parts of an export out of what a parser meets. */
export class ElementReader {
  readonly #path: string[] = [];
  #fields = new Fields();
  /** The values of the comment or the custom field that is being read. */
  #inner = new Fields();
  #meta = new Map<string, string>();
  #terms: ExportedTerm[] = [];
  #comments: ExportedComment[] = [];
  #term: Record<string, string> = {};
  #text = '';
  #ready: ExportPart[] = [];
  /** Characters held of the element that is being read. */
  #held = 0;

  get size(): number {
    return this.#held + this.#text.length;
  }

  /** False when the file is no feed at all. Throws `BadExport` for elements too deep within each other. */
  open(name: string, attributes: Record<string, string>): boolean {
    if (this.#path.length === DEEPEST)
      throw new BadExport(`More than ${DEEPEST} elements of the file lie within each other.`);
    this.#path.push(name);
    this.#text = '';
    if (this.#path.length === ELEMENT) this.#begin();
    if (this.#path.length === ELEMENT + 1) this.#inner = new Fields();
    if (name === 'category') {
      this.#term = attributes;
      this.#held += attributes.nicename?.length ?? 0;
    }
    return this.#path[0] === 'rss';
  }

  text(text: string): void {
    if (this.#path.length >= ELEMENT) this.#text += text;
  }

  close(): void {
    const name = this.#path.at(-1) ?? '';
    this.#held += name.length + this.#text.length;
    if (this.#path.length === ELEMENT) this.#end(name);
    else if (this.#path.length === ELEMENT + 1) this.#field(name);
    else if (this.#path.length === ELEMENT + 2) this.#inner.set(name, this.#text);
    this.#path.pop();
    this.#text = '';
  }

  /** The parts completed since the last call. */
  take(): ExportPart[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #begin(): void {
    this.#fields = new Fields();
    this.#meta = new Map();
    this.#terms = [];
    this.#comments = [];
    this.#held = 0;
  }

  #field(name: string): void {
    if (name === 'wp:comment' && this.#comments.length < MAX_OF_EACH) this.#comments.push(this.#comment());
    else if (name === 'wp:postmeta' && this.#meta.size < MAX_OF_EACH) {
      this.#meta.set(this.#inner.of('wp:meta_key'), this.#inner.of('wp:meta_value'));
    } else if (name === 'category') this.#filedUnder();
    else this.#fields.set(name, this.#text);
  }

  /** The oldest exports name every term a second time, without its kind. */
  #filedUnder(): void {
    const { domain = '', nicename = '' } = this.#term;
    if (domain === '' || this.#terms.length >= MAX_OF_EACH) return;
    this.#terms.push({ taxonomy: taxonomyOf(domain), slug: nicename, name: this.#text.trim() });
  }

  #end(name: string): void {
    const ready = this.#endOf(name);
    if (ready) this.#ready.push(ready);
  }

  #endOf(name: string): ExportPart | undefined {
    if (settings.has(name)) return { kind: 'setting', name, text: this.#text.trim() };
    const of = (...names: string[]) => this.#fields.of(...names).trim();
    switch (name) {
      case 'item':
        return this.#item();
      case 'wp:author': {
        const whole = `${of('wp:author_first_name')} ${of('wp:author_last_name')}`.trim();
        const login = of('wp:author_login');
        return {
          kind: 'author',
          login,
          email: of('wp:author_email'),
          name: of('wp:author_display_name') || whole || login,
        };
      }
      case 'wp:category':
      case 'wp:tag':
      case 'wp:term':
        return {
          kind: 'term',
          taxonomy:
            name === 'wp:category' ? 'category' : name === 'wp:tag' ? 'post_tag' : taxonomyOf(of('wp:term_taxonomy')),
          slug: of('wp:category_nicename', 'wp:tag_slug', 'wp:term_slug'),
          name: of('wp:cat_name', 'wp:tag_name', 'wp:term_name'),
          parent: of('wp:category_parent', 'wp:term_parent'),
        };
      default:
        return undefined;
    }
  }

  #comment(): ExportedComment {
    const of = (name: string) => this.#inner.of(`wp:comment_${name}`).trim();
    return {
      id: of('id'),
      parent: of('parent'),
      author: of('author'),
      email: of('author_email'),
      address: of('author_url'),
      date: of('date_gmt'),
      content: of('content'),
      approved: of('approved'),
      type: of('type'),
    };
  }

  #item(): ExportedItem {
    const of = (name: string) => this.#fields.of(name);
    return {
      kind: 'item',
      type: of('wp:post_type').trim(),
      id: numberOf(of('wp:post_id')),
      guid: of('guid').trim(),
      link: of('link').trim(),
      title: of('title'),
      // No name of an account has these signs; WordPress takes them out as well.
      author: of('dc:creator').replaceAll(/[<>]/g, '').trim(),
      content: of('content:encoded'),
      excerpt: of('excerpt:encoded'),
      status: of('wp:status').trim(),
      password: of('wp:post_password'),
      slug: of('wp:post_name').trim(),
      date: of('wp:post_date_gmt'),
      localDate: of('wp:post_date'),
      modified: of('wp:post_modified_gmt'),
      published: of('pubDate'),
      isSticky: of('wp:is_sticky').trim() === '1',
      parent: numberOf(of('wp:post_parent')),
      terms: this.#terms,
      comments: this.#comments,
      address: of('wp:attachment_url').trim(),
      meta: this.#meta,
    };
  }
}
