import { z } from 'zod';
import { plainText } from '../../../server/html/plain-text.ts';
import { sanitise } from '../../../server/html/sanitise.ts';
import { escapeXml } from '../../../server/html/xml.ts';
import { hasBlocks, readBlocks } from './block-comments.ts';
import type { SentBlock } from './block-of.ts';
import { flowOf } from './blocks.ts';
import type { ExportedItem } from './element-reader.ts';
import type { ImportedFiles } from './imported-files.ts';
import type { FileHere, Writing } from './inline.ts';
import { sayLooks } from './looks.ts';
import type { OldAddresses } from './old-addresses.ts';
import { partsOf } from './page-blocks.ts';
import { sourceOf } from './players.ts';
import type { ImportReport, OldPlace } from './report.ts';
import { type Replacements, withoutShortcodes } from './shortcodes.ts';
import type { Attachment, Survey } from './survey.ts';
import { type ElementNode, findElements, isElement, type Node, readTree } from './tree.ts';
import { pathsIn } from './upload-paths.ts';

/** Files that the galleries and playlists of one text show; `[gallery]` is short, and each shows all files of its text. */
const MAX_GALLERY_FILES = 500;

/** Characters of the words below a file. */
const MAX_CAPTION = 1000;

/** Placeholders for the galleries and players of one text. */
interface TextReplacements extends Replacements {
  /** The number of files referred to beyond the limit of those shown. */
  readonly leftOut: number;
}

/** Makes the placeholders of galleries and players until the text is read as HTML. */
export function replacementsFor(
  { attachments, picturesOf, recordingsOf }: Survey,
  { id: own }: ExportedItem,
): TextReplacements {
  let shown = 0;
  let leftOut = 0;
  const words = (text = '') => escapeXml(plainText(text.slice(0, MAX_CAPTION)));
  const figure = (id: number, show: (alt: string) => string) => {
    const { caption, alt }: Partial<Attachment> = attachments.get(id) ?? {};
    return `<figure>${show(words(alt))}<figcaption>${words(caption)}</figcaption></figure>`;
  };
  const take = (ids: readonly number[]) => {
    const taken = ids.slice(0, MAX_GALLERY_FILES - shown);
    shown += taken.length;
    leftOut += ids.length - taken.length;
    return taken;
  };
  return {
    get leftOut() {
      return leftOut;
    },
    gallery(ids) {
      const figures = take(ids ?? picturesOf.get(own) ?? []).map((id) =>
        figure(id, (alt) => `<img class="wp-image-${id}" src="" alt="${alt}">`),
      );
      return `<div class="gallery">${figures.join('')}</div>`;
    },
    playlist: (ids) =>
      take(ids ?? recordingsOf.get(own) ?? [])
        .map((id) => figure(id, () => `<audio class="wp-image-${id}" src=""></audio>`))
        .join(''),
    player: (name, address) => `<${name} src="${escapeXml(address)}"></${name}>`,
  };
}

/** The field of a text in which WordPress keeps its footnotes. */
const FOOTNOTES_FIELD = 'footnotes';

/** Characters of all footnotes of one text. */
const MAX_FOOTNOTES = 100_000;

const footnotes = z.array(z.object({ content: z.string() }));

/** The footnotes of a text as a list, in the order in which the text counts them; empty where there are none. */
function listOfFootnotes(written = ''): string {
  if (written === '' || written.length > MAX_FOOTNOTES) return '';
  try {
    const notes = footnotes.safeParse(JSON.parse(written)).data ?? [];
    return notes.length === 0 ? '' : `<ol>${notes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`;
  } catch {
    return '';
  }
}

interface Tools {
  files: ImportedFiles;
  survey: Survey;
  report: ImportReport;
  old: OldAddresses;
  publicUrl: string;
}

export interface ImportedText {
  html: string;
  /** What the text is made of, where it is a page of more than text. */
  blocks?: SentBlock[];
  /** Whether it links to the old site, so that its links have to be written anew once all is here. */
  hasOwnLinks: boolean;
}

/** The address of an element's file. Lazy pictures have it in another attribute. */
function addressOf(element: ElementNode): string {
  const { src = '', href = '' } = element.attributes;
  if (element.name === 'a') return href;
  if (element.name !== 'img') return sourceOf(element);
  return src.startsWith('data:') || src === ''
    ? (element.attributes['data-src'] ?? element.attributes['data-lazy-src'] ?? src)
    : src;
}

const numberOf = ({ attributes }: ElementNode) =>
  Number(/\bwp-image-(\d{1,9})\b/.exec(attributes.class ?? '')?.[1] ?? 0);

const showsFile = ({ name, attributes }: ElementNode) =>
  ['img', 'audio', 'video'].includes(name) || (name === 'a' && pathsIn(attributes.href ?? '').length > 0);

/** All elements that show or link to a file, also within each other. */
const fileElements = (nodes: readonly Node[]): ElementNode[] =>
  findElements(nodes, showsFile).flatMap((element) => [element, ...fileElements(element.children.filter(isElement))]);

async function bringFiles({ files, survey, old }: Tools, nodes: readonly Node[], writing: Pick<Writing, 'lose'>) {
  const found = new Map<ElementNode, FileHere>();
  for (const element of fileElements(nodes)) {
    const address = addressOf(element);
    const item = numberOf(element);
    const attachment = survey.attachments.get(item);
    const paths = [...pathsIn(address), ...(attachment?.paths ?? [])];
    const file = await files.take(paths, element.attributes.alt ?? '');
    if (file) {
      found.set(element, file);
      old.addSize(address, file.url);
    } else
      writing.lose(
        'pictures and files that were not found in the uploads folder',
        address.startsWith('data:') ? 'a picture within the text' : address || `number ${item}`,
      );
  }
  return found;
}

/** A page that was made in the block editor; all others are one text. */
const isPageOfBlocks = ({ type, content }: ExportedItem) => type === 'page' && hasBlocks(content);

const allowed = /^(?:https?:\/\/|mailto:|tel:)/i;

/** The text of a post as we keep it: what WordPress adds when it shows one is added, what only it understands is gone. */
export async function contentOf(tools: Tools, item: ExportedItem, place: OldPlace): Promise<ImportedText> {
  const { survey, report, publicUrl } = tools;
  const lose = (what: string, detail?: string) => report.leaveOut(what, place, detail);
  const change = (what: string, detail?: string) => report.change(what, place, detail);
  const replacements = replacementsFor(survey, item);
  const { html, lost } = withoutShortcodes(
    readBlocks(item.content, { lose, change, footnotes: listOfFootnotes(item.meta.get(FOOTNOTES_FIELD)) }),
    replacements,
  );
  if (replacements.leftOut > 0)
    lose(`gallery files over the limit of ${MAX_GALLERY_FILES} in one text`, `${replacements.leftOut} files`);
  for (const written of lost) lose(`shortcodes [${/^\[*([\w-]+)/.exec(written)?.[1] ?? ''}]`, written);
  const { nodes, leftOut } = readTree(html);
  for (const name of leftOut) lose('scripts, styles and other parts that are not text', name);
  const files = await bringFiles(tools, nodes, { lose });
  let hasOwnLinks = false;
  const link = (href: string) => {
    const path = pathsIn(href).length > 0 ? undefined : survey.site.pathOf(href, item.link);
    if (path !== undefined) {
      hasOwnLinks = true;
      return path;
    }
    const address = href.trim().startsWith('//') ? `https:${href.trim()}` : href.trim();
    return allowed.test(address) ? address : '';
  };
  const writing: Writing = {
    file: (element) => files.get(element),
    link,
    hasLines: !hasBlocks(item.content),
    alignment: 'start',
    lose,
    change,
  };
  const { content, blocks, kept } = isPageOfBlocks(item)
    ? partsOf(nodes, writing, place.title)
    : { content: flowOf(nodes, writing) };
  sayLooks(nodes, { lose, change }, kept);
  return { html: sanitise(content, publicUrl), ...(blocks && { blocks }), hasOwnLinks };
}
