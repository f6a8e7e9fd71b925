import type { z } from 'zod';
import { newEntryId } from '../../../domain/fields/group.ts';
import type { plainPageInput } from '../../../domain/plain-page.ts';
import { isFilm } from '../../../domain/video.ts';
import { flowOf, isCaption, picturesIn, within } from './blocks.ts';
import { alignmentOf, sidesOf, type Writing } from './inline.ts';
import { filmAt, sourceOf } from './players.ts';
import {
  classesOf,
  type ElementNode,
  findElement,
  findElements,
  isBlank,
  isElement,
  type Node,
  textOf,
} from './tree.ts';

/** A block of a page, as the form of the dashboard would send it. */
export type SentBlock = NonNullable<z.input<typeof plainPageInput>['blocks']>[number];

/** What a block is called that has no title of its own. */
export interface Titles {
  /** The heading right above it; empty where there is none. */
  heading: string;
  page: string;
}

type Make = (element: ElementNode, writing: Writing, titles: Titles) => SentBlock | undefined;

/** Pixels: a text shows a smaller picture in its size, and a block would stretch it. */
const LEAST_WIDTH = 600;
const LEAST_WIDTH_IN_COLUMN = 280;

const hasClass = (element: ElementNode, name: RegExp) => classesOf(element).some((one) => name.test(one));

/** The words of nodes; undefined where they have marks, which only a text can hold. */
export const plainWords = (nodes: readonly Node[]): string | undefined =>
  nodes.some(isElement) ? undefined : textOf(nodes).replaceAll(/\s+/g, ' ').trim();

const captionIn = (element: ElementNode) => plainWords(findElement(element.children, isCaption)?.children ?? []);

const hasLink = ({ children }: ElementNode) => within(children, 'a') !== undefined;

/** The number of a picture of the library which a block shows as the text did: with the same words, and no smaller. */
function fittingPicture(image: ElementNode | undefined, writing: Writing, least: number): number | undefined {
  const file = image && writing.file(image);
  if (!image || !file?.isPicture || sidesOf(image, file).width < least) return undefined;
  const alt = (image.attributes.alt ?? '').trim();
  return alt === '' || alt === file.alt ? file.id : undefined;
}

/** The only picture of an element, if no link is around it. */
function onlyPicture(element: ElementNode, writing: Writing, least: number): number | undefined {
  const [image, ...others] = picturesIn(element);
  return others.length > 0 || hasLink(element) ? undefined : fittingPicture(image, writing, least);
}

const pictureBlock: Make = (element, writing) => {
  const picture = onlyPicture(element, writing, LEAST_WIDTH);
  const caption = captionIn(element);
  if (picture === undefined || caption === undefined) return undefined;
  return { type: 'picture', picture, caption, width: hasClass(element, /^align(?:wide|full)$/) ? 'wide' : 'narrow' };
};

const galleryBlock: Make = (element, writing, { heading }) => {
  const figures = findElements(
    element.children,
    ({ name, children }) => name === 'figure' && within(children, 'img') !== undefined,
  );
  const each = figures.length > 0 ? figures : picturesIn(element).map((image) => ({ ...element, children: [image] }));
  // A picture whose file was not found is left out of a text as well.
  const found = each.filter((one) => picturesIn(one).some((image) => writing.file(image)?.isPicture));
  const entries = found.flatMap((one) => {
    const picture = onlyPicture(one, writing, 0);
    const caption = captionIn(one);
    return picture === undefined || caption === undefined ? [] : { id: newEntryId(), picture, caption };
  });
  const hasOwnCaption = element.children.some((child) => isElement(child) && isCaption(child));
  if (entries.length === 0 || entries.length < found.length || hasOwnCaption) return undefined;
  return { type: 'gallery', title: heading, entries };
};

/** The address of the film that an element plays, at another site or in the library. */
function filmIn(element: ElementNode, writing: Writing): string | undefined {
  const player = findElement([element], ({ name }) => name === 'iframe' || name === 'video');
  if (player) {
    const { url = '' } = writing.file(player) ?? {};
    return isFilm(url) ? url : filmAt(sourceOf(player))?.href;
  }
  const words = element.children.filter((child) => !(isElement(child) && isCaption(child)));
  return filmAt(textOf(words).trim())?.href;
}

const filmBlock: Make = (element, writing, { heading, page }) => {
  const video = filmIn(element, writing);
  const words = captionIn(element);
  if (video === undefined || words === undefined) return undefined;
  return heading === '' && words !== ''
    ? { type: 'film', title: words, video, caption: '' }
    : { type: 'film', title: heading || page, video, caption: words };
};

/** Nodes below their first one, where that is a heading without marks. */
function headed(nodes: readonly Node[], writing: Writing): { title: string; body: string } {
  const [first, ...rest] = nodes.filter((node) => !isBlank(node));
  const isHeading = first && isElement(first) && /^h[1-6]$/.test(first.name);
  const title = isHeading ? plainWords(first.children) : undefined;
  return title === undefined ? { title: '', body: flowOf(nodes, writing) } : { title, body: flowOf(rest, writing) };
}

function columnOf(element: ElementNode, around: Writing) {
  const writing = { ...around, alignment: alignmentOf(element, around) };
  const [first, ...rest] = element.children.filter((node) => !isBlank(node));
  const isPicture = first && isElement(first) && hasClass(first, /^wp-block-image$/) && captionIn(first) === '';
  const picture = isPicture ? onlyPicture(first, writing, LEAST_WIDTH_IN_COLUMN) : undefined;
  const { title, body } = headed(picture === undefined ? element.children : rest, writing);
  return { id: newEntryId(), title, picture: picture ?? null, body, label: '', address: '' };
}

const columnsBlock: Make = (element, writing, { heading }) => {
  const entries = element.children
    .filter(isElement)
    .map((column) => columnOf(column, writing))
    .filter(({ title, picture, body }) => title !== '' || picture !== null || body !== '');
  return entries.length > 1 ? { type: 'columns', title: heading, entries } : undefined;
};

const textWithPictureBlock: Make = (element, writing) => {
  const [media, ...others] = element.children.filter(isElement).filter(({ name }) => name === 'figure');
  const content = element.children.filter(isElement).filter(({ name }) => name !== 'figure');
  const picture = media && onlyPicture(media, writing, LEAST_WIDTH_IN_COLUMN);
  if (picture === undefined || others.length > 0) return undefined;
  const text = headed(
    content.flatMap(({ children }) => children),
    writing,
  );
  const side = hasClass(element, /^has-media-on-the-right$/) ? 'right' : 'left';
  return { type: 'text_with_picture', ...text, picture, side, buttons: [] };
};

const buttonsBlock: Make = (element, writing) => {
  const links = findElements(element.children, ({ name }) => name === 'a' || name === 'button');
  const buttons = links.flatMap((link) => {
    const label = plainWords(link.children) ?? '';
    const address = writing.file(link)?.url ?? writing.link(link.attributes.href ?? '');
    return label === '' || address === '' ? [] : { id: newEntryId(), label, address };
  });
  return buttons.length > 0 && buttons.length === links.length ? { type: 'buttons', text: '', buttons } : undefined;
};

/** A pull quote of somebody who is named. */
const quoteBlock: Make = (element) => {
  const quoted = within(element.children, 'blockquote')?.children.filter(isElement) ?? [];
  const said = quoted.filter(({ name }) => name === 'p').map(({ children }) => plainWords(children));
  const [name, ...others] = quoted.filter((one) => one.name === 'cite').map(({ children }) => plainWords(children));
  if (!name || others.length > 0 || said.includes(undefined) || said.length + 1 < quoted.length) return undefined;
  const entries = [{ id: newEntryId(), quote: said.join('\n\n'), name, role: '' }];
  return { type: 'quotes', title: '', source: 'own', how_many: 3, entries };
};

/** What becomes of WordPress' blocks, by their classes. All others are text. */
const byClass: readonly (readonly [RegExp, Make])[] = [
  [/^wp-block-image$/, pictureBlock],
  [/^(?:wp-block-gallery|blocks-gallery-grid|gallery)$/, galleryBlock],
  [/^wp-block-(?:core-)?(?:embed|video)$/, filmBlock],
  [/^wp-block-columns$/, columnsBlock],
  [/^wp-block-media-text$/, textWithPictureBlock],
  [/^wp-block-buttons?$/, buttonsBlock],
  [/^wp-block-pullquote$/, quoteBlock],
];

/** The block of ours that an element of a page becomes, as far as its type can tell; undefined where it is text. */
export const blockOf: Make = (element, writing, titles) => {
  const [, make] = byClass.find(([known]) => hasClass(element, known)) ?? [];
  return (element.name === 'iframe' ? filmBlock : make)?.(element, writing, titles);
};
