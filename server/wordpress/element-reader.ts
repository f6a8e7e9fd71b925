/** A post, a page, a file, or one of the many other things WordPress keeps as posts. Everything as it is written there. */
export interface ExportedItem {
  kind: 'item';
  type: string;
  id: number;
  guid: string;
  title: string;
  /** The login of its author. */
  author: string;
  content: string;
  excerpt: string;
  status: string;
  password: string;
  slug: string;
  /** `2021-05-03 10:00:00` in UTC; zeros for what has no date. */
  date: string;
  modified: string;
  /** The same in the form of a mail, for exports that lack the other. */
  published: string;
  parent: number;
  categories: readonly ExportedCategory[];
  comments: number;
  /** Where a file was, and below the folder of uploads where it lay. */
  address: string;
  file: string;
  alt: string;
  /** The number of the item that is its picture. */
  picture: number;
}

export interface ExportedCategory {
  slug: string;
  name: string;
}

export interface ExportedAuthor {
  kind: 'author';
  login: string;
  email: string;
}

/** Says that it is an export, and of which version. */
export interface ExportedVersion {
  kind: 'version';
  version: string;
}

export type ExportPart = ExportedItem | ExportedAuthor | ExportedVersion;

/** What is kept of an element's texts; the rest of a file is passed over. */
const kept = new Set([
  'title',
  'guid',
  'pubDate',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_type',
  'wp:post_parent',
  'wp:post_name',
  'wp:post_password',
  'wp:post_date_gmt',
  'wp:post_modified_gmt',
  'wp:status',
  'wp:attachment_url',
  'wp:author_login',
  'wp:author_email',
]);
const keptMeta = new Set(['_thumbnail_id', '_wp_attached_file', '_wp_attachment_image_alt']);

/** More categories than anybody files one post under. */
const MOST_CATEGORIES = 100;

/** The depth at which an item stands: `rss`, `channel`, `item`. */
const ELEMENT = 3;

const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

/** Makes the parts of an export out of what a parser meets. */
export class ElementReader {
  readonly #path: string[] = [];
  readonly #fields = new Map<string, string>();
  readonly #meta = new Map<string, string>();
  #categories: ExportedCategory[] = [];
  #comments = 0;
  #nicename: string | undefined;
  #metaKey = '';
  #text = '';
  #ready: ExportPart[] = [];

  /** Characters held of the element that is being read. */
  get size(): number {
    return [...this.#fields.values()].reduce((sum, { length }) => sum + length, this.#text.length);
  }

  /** False when the file is no feed at all. */
  open(name: string, attributes: Record<string, string>): boolean {
    this.#path.push(name);
    this.#text = '';
    if (this.#path.length === ELEMENT) this.#begin();
    if (name === 'category') this.#nicename = attributes.domain === 'category' ? attributes.nicename : undefined;
    return this.#path[0] === 'rss';
  }

  text(text: string): void {
    if (this.#path.length >= ELEMENT) this.#text += text;
  }

  close(): void {
    const name = this.#path.at(-1) ?? '';
    if (this.#path.length === ELEMENT) this.#end(name);
    if (this.#path.length === ELEMENT + 1) this.#field(name);
    if (this.#path.length === ELEMENT + 2 && this.#path.at(-2) === 'wp:postmeta') this.#metaField(name);
    this.#path.pop();
    this.#text = '';
  }

  /** What has been read whole since the last time. */
  take(): ExportPart[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #begin(): void {
    this.#fields.clear();
    this.#meta.clear();
    this.#categories = [];
    this.#comments = 0;
  }

  #field(name: string): void {
    if (name === 'wp:comment') this.#comments += 1;
    else if (name === 'category') this.#category();
    else if (kept.has(name)) this.#fields.set(name, this.#text);
  }

  #category(): void {
    if (this.#nicename === undefined || this.#categories.length >= MOST_CATEGORIES) return;
    this.#categories.push({ slug: this.#nicename, name: this.#text });
  }

  #metaField(name: string): void {
    if (name === 'wp:meta_key') this.#metaKey = this.#text;
    if (name === 'wp:meta_value' && keptMeta.has(this.#metaKey)) this.#meta.set(this.#metaKey, this.#text);
  }

  #end(name: string): void {
    if (name === 'item') this.#ready.push(this.#item());
    if (name === 'wp:wxr_version') this.#ready.push({ kind: 'version', version: this.#text });
    if (name === 'wp:author') {
      const [login, email] = [this.#of('wp:author_login'), this.#of('wp:author_email')];
      this.#ready.push({ kind: 'author', login, email });
    }
  }

  #of(name: string): string {
    return this.#fields.get(name) ?? '';
  }

  #item(): ExportedItem {
    return {
      kind: 'item',
      type: this.#of('wp:post_type'),
      id: numberOf(this.#of('wp:post_id')),
      guid: this.#of('guid').trim(),
      title: this.#of('title'),
      author: this.#of('dc:creator'),
      content: this.#of('content:encoded'),
      excerpt: this.#of('excerpt:encoded'),
      status: this.#of('wp:status'),
      password: this.#of('wp:post_password'),
      slug: this.#of('wp:post_name'),
      date: this.#of('wp:post_date_gmt'),
      modified: this.#of('wp:post_modified_gmt'),
      published: this.#of('pubDate'),
      parent: numberOf(this.#of('wp:post_parent')),
      categories: this.#categories,
      comments: this.#comments,
      address: this.#of('wp:attachment_url').trim(),
      file: this.#meta.get('_wp_attached_file') ?? '',
      alt: this.#meta.get('_wp_attachment_image_alt') ?? '',
      picture: numberOf(this.#meta.get('_thumbnail_id') ?? ''),
    };
  }
}
