import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { escapeXml } from '../found/xml.ts';
import { pathsIn } from './upload-paths.ts';

/** A file that a text shows or links to. */
export interface Wanted {
  address: string;
  /** The number of its item in the export, where the text says it. */
  item: number;
  alt: string;
}

/** Where the file goes in the text, until it is known whether it is at hand. */
const placeOf = (index: number) => `/wanted/${index}`;

const places = /(<(?:img|a) [^>]*)="\/wanted\/(\d+)"/g;

const kept = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'figure'];
const keptInside = ['figcaption', 'img', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'];
/** Known to stand apart until the paragraphs are made. */
const known = ['div', 'section', 'article', 'center', 'pre'];

/** Figures and lists of the block editor that only hold others. */
const holder = /\bwp-block-(?:gallery|embed|table|video|audio|pullquote)\b|\bblocks-gallery-(?:grid|item)\b/;

const DEEPEST = 50;

const rename =
  (tagName: string) =>
  (_: string, attribs: Attributes): Tag => ({ tagName, attribs });

const unlessHolder = (tagName: string, { class: classes = '', ...attribs }: Attributes): Tag =>
  holder.test(classes) ? { tagName: 'div', attribs: {} } : { tagName, attribs };

/** What the themes call a figure and its caption, where they wrote them into a text. */
const figureIn = (tagName: string, { class: classes = '' }: Attributes): Tag => {
  const names = classes.split(' ');
  if (names.includes('wp-caption')) return { tagName: 'figure', attribs: {} };
  return { tagName: names.includes('wp-caption-text') ? 'figcaption' : tagName, attribs: {} };
};

const itemOf = (classes = '') => Number(/\bwp-image-(\d{1,9})\b/.exec(classes)?.[1] ?? 0);

export interface Markup {
  /** Well formed, without scripts and styles. */
  html: string;
  wanted: Wanted[];
}

/** Makes well-formed HTML of what WordPress keeps, and notes the files of the site that it shows or links to. */
export function readMarkup(text: string): Markup {
  const wanted: Wanted[] = [];
  const want = (one: Wanted) => placeOf(wanted.push(one) - 1);
  const link = (href: string): Tag => {
    const isFile = pathsIn(href).length > 0;
    return { tagName: 'a', attribs: { href: isFile ? want({ address: href, item: 0, alt: '' }) : href } };
  };
  /** A frame or a player becomes the way to what it showed. */
  const linkInstead = (_: string, { src = '' }: Attributes): Tag =>
    src === '' ? { tagName: 'span', attribs: {} } : { ...link(src), text: src };
  const options: IOptions = {
    allowedTags: [...kept, ...keptInside, ...known],
    allowedAttributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: DEEPEST,
    transformTags: {
      figure: unlessHolder,
      ul: unlessHolder,
      li: unlessHolder,
      div: figureIn,
      p: figureIn,
      // Of a table its rows are kept, as paragraphs.
      tr: rename('p'),
      strike: rename('s'),
      del: rename('s'),
      iframe: linkInstead,
      video: linkInstead,
      audio: linkInstead,
      a: (_, { href = '' }) => link(href),
      img: (tagName, { src = '', alt = '', class: classes }) => {
        const address = src.startsWith('data:') ? '(a picture within the text)' : src;
        return { tagName, attribs: { src: want({ address, item: itemOf(classes), alt }), alt } };
      },
    },
  };
  const html = sanitizeHtml(text.replaceAll('\r\n', '\n').replaceAll(/<\/t[dh]>/gi, '$& '), options);
  return { html, wanted };
}

/** A file of the library, as a text shows it. */
export interface FileHere {
  url: string;
  /** In pixels; nothing for what is no picture. */
  width: number;
  height: number;
}

/** Puts in place what is at hand; `fileOf` answers undefined for what is not. */
export function fillMarkup({ html, wanted }: Markup, fileOf: (wanted: Wanted) => FileHere | undefined): string {
  return html.replaceAll(places, (_, before: string, index: string) => {
    const one = wanted[Number(index)];
    const here = one && fileOf(one);
    const isLink = before.startsWith('<a');
    if (here && !isLink) return `${before}="${here.url}" width="${here.width}" height="${here.height}"`;
    // A picture without an address is taken out later; a link goes on leading to where the file was.
    return `${before}="${escapeXml(here?.url ?? (isLink ? (one?.address ?? '') : ''))}"`;
  });
}
