import { youtubeVideoId } from '../../../domain/video.ts';
import { escapeXml } from '../../../server/html/xml.ts';
import { tag, type Writing } from './inline.ts';
import { type ElementNode, findElement } from './tree.ts';
import { decoded } from './upload-paths.ts';

/** A film that the site can show in its place. */
interface Film {
  href: string;
  title: string;
}

const atVimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]{1,60}\/)?(\d{1,12})(?:[/?#]|$)/i;

/** The film at an address of YouTube or Vimeo; undefined for every other address. */
export function filmAt(address: string): Film | undefined {
  const url = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(url)) return undefined;
  const youtube = youtubeVideoId(url);
  if (youtube !== null) return { href: `https://www.youtube.com/watch?v=${youtube}`, title: 'Film at YouTube' };
  const vimeo = atVimeo.exec(url)?.[1];
  return vimeo === undefined ? undefined : { href: `https://vimeo.com/${vimeo}`, title: 'Film at Vimeo' };
}

/** An address as people write it: without the scheme. */
const readable = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') || address;

/** Converts an address on a line of its own: to a film if possible, otherwise to a link. */
export function embedOf(address: string, writing: Writing, caption = ''): string {
  const film = filmAt(address);
  const under = tag('figcaption', caption);
  if (film) return `<figure class="film"><a href="${film.href}">${film.title}</a>${under}</figure>`;
  const href = writing.link(address);
  if (href === '') return '';
  if (/^https?:/.test(href)) writing.change('videos, audio and posts from other sites are now links', address);
  const shown = caption === '' || caption.includes('<a ') ? escapeXml(readable(address)) : caption;
  return `<p><a href="${escapeXml(href)}">${shown}</a></p>${shown === caption ? '' : tag('p', caption)}`;
}

/** The address of the media that a player plays. */
export function sourceOf(element: ElementNode): string {
  const { src = '' } = element.attributes;
  return src || (findElement(element.children, ({ name }) => name === 'source')?.attributes.src ?? '');
}

/** A film or a sound of the library, or the way to where it was. */
export function playerFor(element: ElementNode, writing: Writing, caption = ''): string {
  const file = writing.file(element);
  const address = sourceOf(element);
  if (!file) return address === '' ? '' : embedOf(address, writing, caption);
  if (element.name === 'audio')
    return `<figure><audio controls src="${file.url}"></audio>${tag('figcaption', caption)}</figure>`;
  writing.change('videos are now links', address);
  return `<p><a href="${file.url}">${caption || escapeXml(decoded(address).split('/').at(-1) ?? address)}</a></p>`;
}
