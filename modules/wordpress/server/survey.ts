import type { ExportedItem, ListedTerm } from './element-reader.ts';
import { BadExport } from './encoding.ts';
import { ORGANIZER_TYPE, VENUE_TYPE } from './event-fields.ts';
import { OldSite } from './old-site.ts';
import { type OnMended, readExport } from './read-export.ts';
import { pathsIn, withOriginals } from './upload-paths.ts';

/** A file of the site, as the export describes it. */
export interface Attachment {
  /** Possible paths below the folder of uploads. */
  paths: readonly string[];
  alt: string;
  caption: string;
}

/** The place of a page among the others. */
interface PagePlace {
  slug: string;
  parent: number;
}

interface Author {
  email: string;
  name: string;
}

/** Items and authors that are known at once: so many fit into the memory of the smallest machine. */
const MAX_NAMED = 100_000;

/** Categories, tags and the like whose old addresses are kept. */
export const MAX_TERMS = 20_000;

/** Characters of a term's name in an address, and of an author's; WordPress keeps no longer ones. */
const MAX_NAME_LENGTH = 300;

/** Characters of the words below a file and of those that stand for it. */
const MAX_DESCRIPTION_LENGTH = 10_000;

/** Facts about the whole export that are needed before the first post is imported. */
export interface Survey {
  site: OldSite;
  /** By their numbers, in the order of the file. */
  attachments: ReadonlyMap<number, Attachment>;
  /** The numbers of the pictures that were sent for an item, by its number. */
  picturesOf: ReadonlyMap<number, readonly number[]>;
  /** The same of sounds and films. */
  recordingsOf: ReadonlyMap<number, readonly number[]>;
  /** The words that stand for a picture, by where it may lie. */
  alts: ReadonlyMap<string, string>;
  /** By their logins. */
  authors: ReadonlyMap<string, Author>;
  pages: ReadonlyMap<number, PagePlace>;
  /** The places of events, with street and town, and who holds them, by their numbers. */
  venues: ReadonlyMap<number, string>;
  organizers: ReadonlyMap<number, string>;
  terms: readonly ListedTerm[];
  /** There are more terms than are kept. */
  hasMoreTerms: boolean;
  items: number;
}

const picture = /\.(?:jpe?g|png|gif|webp|avif)$/i;
const recording = /\.(?:mp3|m4a|ogg|oga|wav|flac|mp4|m4v|webm|ogv|mov)$/i;

const versionWritten = /^\d+\.\d+/;

const short = (text: string) => text.slice(0, MAX_DESCRIPTION_LENGTH);

function attachmentOf({ meta, address, excerpt }: ExportedItem): Attachment {
  const file = meta.get('_wp_attached_file') ?? '';
  const paths = file === '' ? pathsIn(address) : withOriginals(file);
  return { paths, alt: short(meta.get('_wp_attachment_image_alt') ?? ''), caption: short(excerpt) };
}

/** The name of a place, its street and its town. */
const venueOf = ({ title, meta }: ExportedItem) =>
  [title, meta.get('_VenueAddress'), meta.get('_VenueCity')].filter(Boolean).join(', ');

function addTo(numbers: Map<number, number[]>, { id, parent }: ExportedItem): void {
  const own = numbers.get(parent);
  if (own) own.push(id);
  else numbers.set(parent, [id]);
}

/** Reads the export once, to its end, so that a damaged one is refused before anything is written. Throws `BadExport`. */
export async function surveyExport(path: string, onMended: OnMended): Promise<Survey> {
  const attachments = new Map<number, Attachment>();
  const picturesOf = new Map<number, number[]>();
  const recordingsOf = new Map<number, number[]>();
  const alts = new Map<string, string>();
  const authors = new Map<string, Author>();
  const pages = new Map<number, PagePlace>();
  const venues = new Map<number, string>();
  const organizers = new Map<number, string>();
  const terms = new Map<string, ListedTerm>();
  const said = new Map<string, string>();
  let items = 0;
  let hasMoreTerms = false;
  const addTerm = (term: ListedTerm) => {
    const { taxonomy, slug, name, parent } = term;
    const key = `${taxonomy} ${slug}`;
    const isKnown = terms.has(key);
    const isLong = [taxonomy, slug, name, parent].some((text) => text.length > MAX_NAME_LENGTH);
    if (isLong || (!isKnown && terms.size === MAX_TERMS)) hasMoreTerms = true;
    else if (!isKnown || parent !== '') terms.set(key, term);
  };
  for await (const part of readExport(path, onMended)) {
    if (items + authors.size > MAX_NAMED) {
      throw new BadExport('The file has more than 100,000 items. Export the site in parts: by kind, or by month.');
    }
    if (part.kind === 'setting') said.set(part.name, said.get(part.name) ?? part.text);
    else if (part.kind === 'author') {
      if ([part.login, part.email, part.name].every((text) => text.length <= MAX_NAME_LENGTH))
        authors.set(part.login, part);
    } else if (part.kind === 'term') addTerm(part);
    else {
      items += 1;
      for (const term of part.terms) addTerm({ ...term, kind: 'term', parent: '' });
      if (part.type === 'page') pages.set(part.id, { slug: part.slug.slice(0, MAX_NAME_LENGTH), parent: part.parent });
      if (part.type === VENUE_TYPE) venues.set(part.id, short(venueOf(part)));
      if (part.type === ORGANIZER_TYPE) organizers.set(part.id, short(part.title));
      if (part.type !== 'attachment') continue;
      const attachment = attachmentOf(part);
      if (!attachments.has(part.id)) {
        if (attachment.paths.some((place) => picture.test(place))) addTo(picturesOf, part);
        else if (attachment.paths.some((place) => recording.test(place))) addTo(recordingsOf, part);
      }
      attachments.set(part.id, attachment);
      if (attachment.alt !== '') for (const place of attachment.paths) alts.set(place, attachment.alt);
    }
  }
  if (!versionWritten.test(said.get('wp:wxr_version') ?? '')) {
    throw new BadExport('This is not an export of WordPress: it does not say its version.');
  }
  const site = new OldSite(said.get('wp:base_blog_url') || said.get('link') || '');
  return {
    site,
    attachments,
    picturesOf,
    recordingsOf,
    alts,
    authors,
    pages,
    venues,
    organizers,
    terms: [...terms.values()],
    hasMoreTerms,
    items,
  };
}
