import { BadExport } from './bad-export.ts';
import type { ExportedItem, ListedTerm } from './element-reader.ts';
import { OldSite } from './old-site.ts';
import { type OnMended, readExport } from './read-export.ts';
import { pathsIn, withOriginals } from './upload-paths.ts';

/** A file of the site, as the export describes it. */
export interface Attachment {
  /** Where below the folder of uploads it may lie. */
  paths: readonly string[];
  /** The number of the item it was sent for. */
  parent: number;
  alt: string;
  caption: string;
}

/** Where a page stands among the others. */
interface PagePlace {
  slug: string;
  parent: number;
}

export interface Author {
  email: string;
  name: string;
}

/** What has to be known of the whole export before the first of its posts can be taken over. */
export interface Survey {
  site: OldSite;
  /** By their numbers, in the order of the file. */
  attachments: ReadonlyMap<number, Attachment>;
  /** The words that stand for a picture, by where it may lie. */
  alts: ReadonlyMap<string, string>;
  /** By their logins. */
  authors: ReadonlyMap<string, Author>;
  pages: ReadonlyMap<number, PagePlace>;
  terms: readonly ListedTerm[];
  items: number;
}

const versionWritten = /^\d+\.\d+/;

function attachmentOf({ meta, address, parent, excerpt }: ExportedItem): Attachment {
  const file = meta.get('_wp_attached_file') ?? '';
  const paths = file === '' ? pathsIn(address) : withOriginals(file);
  return { paths, parent, alt: meta.get('_wp_attachment_image_alt') ?? '', caption: excerpt };
}

/** Reads the export once, to its end, so that a damaged one is refused before anything is written. Throws `BadExport`. */
export async function surveyExport(path: string, onMended: OnMended): Promise<Survey> {
  const attachments = new Map<number, Attachment>();
  const alts = new Map<string, string>();
  const authors = new Map<string, Author>();
  const pages = new Map<number, PagePlace>();
  const terms = new Map<string, ListedTerm>();
  const said = new Map<string, string>();
  let items = 0;
  for await (const part of readExport(path, onMended)) {
    if (part.kind === 'setting') said.set(part.name, said.get(part.name) ?? part.text);
    else if (part.kind === 'author') authors.set(part.login, part);
    else if (part.kind === 'term') terms.set(`${part.taxonomy} ${part.slug}`, part);
    else {
      items += 1;
      for (const term of part.terms) {
        const name = `${term.taxonomy} ${term.slug}`;
        if (!terms.has(name)) terms.set(name, { ...term, kind: 'term', parent: '' });
      }
      if (part.type === 'page') pages.set(part.id, { slug: part.slug, parent: part.parent });
      if (part.type !== 'attachment') continue;
      const attachment = attachmentOf(part);
      attachments.set(part.id, attachment);
      if (attachment.alt !== '') for (const place of attachment.paths) alts.set(place, attachment.alt);
    }
  }
  if (!versionWritten.test(said.get('wp:wxr_version') ?? '')) {
    throw new BadExport('This is not an export of WordPress: it does not say its version.');
  }
  const site = new OldSite(said.get('wp:base_blog_url') || said.get('link') || '');
  return { site, attachments, alts, authors, pages, terms: [...terms.values()], items };
}
