import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { filmLinkText, filmPlayer } from '../../domain/video.ts';
import { readHtml, withoutMarks } from './read.ts';
import { escapeXml } from './xml.ts';

/** Deeper than any text needs, a list in a table in a column among them, and shallow enough for every browser. */
const DEEPEST = 16;

/** Pictures and sounds come from our own storage only: any other host would learn who reads here. */
const ownPicture = /^\/media\/[\w-]+\.(?:jpg|png|webp|avif)$/;
const ownFilm = /^\/media\/[\w-]+\.(?:mp4|webm)$/;
const ownSound = /^\/media\/[\w-]+\.(?:mp3|m4a|ogg)$/;

const blockTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'div',
  'details',
  'summary',
];
const listTags = ['dl', 'dt', 'dd'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const mediaTags = ['figure', 'figcaption', 'img', 'audio'];
const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'abbr', 'cite'];

const alignments = ['align-center', 'align-right'];

/**
 * The only classes that a text may have: alignment, columns, a gallery of figures, and a figure whose link leads to a
 * film.
 */
const classes: IOptions['allowedClasses'] = {
  p: alignments,
  h2: alignments,
  h3: alignments,
  h4: alignments,
  th: alignments,
  td: alignments,
  div: ['columns', 'column', 'gallery'],
  figure: ['film'],
};

const cellAttributes = ['colspan', 'rowspan'];

const scopes = new Set(['row', 'col', 'rowgroup', 'colgroup']);

/** The span of a cell. A span larger than any table needs would only keep browsers busy. */
const isSpan = (text: string | undefined) => text !== undefined && /^(?:[2-9]|[1-9]\d)$/.test(text);

/** A side of a picture in pixels. More than any picture has would push the text out of the page. */
const isSide = (text: string | undefined) => text !== undefined && /^(?:[1-9]\d{0,3}|10000)$/.test(text);

const renamed =
  (tagName: string) =>
  (_: string, attribs: Attributes): Tag => ({ tagName, attribs });

function cell(tagName: string, { colspan, rowspan, scope, ...attribs }: Attributes): Tag {
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(isSpan(colspan) && { colspan }),
      ...(isSpan(rowspan) && { rowspan }),
      ...(scope !== undefined && scopes.has(scope) && { scope }),
    },
  };
}

function picture(tagName: string, { ...attribs }: Attributes): Tag {
  if (!isSide(attribs.width)) delete attribs.width;
  if (!isSide(attribs.height)) delete attribs.height;
  return { tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } };
}

/** Chooses how to remove an element: with its content, or only its tags if it merely serves another program's styles. */
function left({ tag, attribs }: { tag: string; attribs: Attributes }): boolean | 'excludeTag' {
  if (tag === 'img') return !ownPicture.test(attribs.src ?? '');
  if (tag === 'audio') return !ownSound.test(attribs.src ?? '');
  return tag === 'div' && !attribs.class ? 'excludeTag' : false;
}

/** The allowed HTML, whatever an editor or a paste has put there. One list, on save and when shown. */
function options(publicUrl: string): IOptions {
  const isExternal = (href: string) =>
    /^https?:/i.test(href) && href !== publicUrl && !href.startsWith(`${publicUrl}/`);
  const link = (href: string): Attributes =>
    isExternal(href) ? { href, rel: 'nofollow noopener noreferrer' } : { href };
  return {
    allowedTags: [...blockTags, ...listTags, ...tableTags, ...mediaTags, ...inlineTags],
    allowedAttributes: {
      a: ['href', 'rel'],
      abbr: ['title'],
      audio: ['src', 'controls', 'preload'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      td: cellAttributes,
      th: [...cellAttributes, 'scope'],
    },
    allowedClasses: classes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [], audio: [] },
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    exclusiveFilter: left,
    transformTags: {
      // A page has one first heading, and it is the page's own.
      h1: renamed('h2'),
      h5: renamed('h4'),
      h6: renamed('h4'),
      // Other names of the same.
      del: renamed('s'),
      strike: renamed('s'),
      ins: renamed('u'),
      kbd: renamed('code'),
      samp: renamed('code'),
      tt: renamed('code'),
      acronym: renamed('abbr'),
      td: cell,
      th: cell,
      a: (tagName, { href = '' }) => ({ tagName, attribs: link(href) }),
      // A film becomes a link to it: the browser fetches nothing from elsewhere before a click.
      iframe: (tagName, { src = '' }) =>
        filmPlayer(src) === null ? { tagName, attribs: {} } : { tagName: 'a', attribs: link(src), text: filmLinkText },
      video: (tagName, { src = '' }) =>
        ownFilm.test(src) ? { tagName: 'a', attribs: link(src), text: filmLinkText } : { tagName, attribs: {} },
      // The browser fetches nothing of it before it is started.
      audio: (tagName, { src = '' }) => ({ tagName, attribs: { src, controls: '', preload: 'none' } }),
      img: picture,
    },
  };
}

/** So many cleaned texts are remembered, and none longer than this: eight megabytes at most. */
const MAX_REMEMBERED = 100;
const MAX_REMEMBERED_LENGTH = 20_000;

const remembered = new Map<string, { publicUrl: string; cleaned: string }>();

/**
 * Reduces a text to the HTML that staff may write, or that came with texts of another program: headings, paragraphs,
 * lists, links, quotations, tables, columns, galleries, films as links, and our own pictures and sounds. The same text is
 * shown again and again and cleaning it takes longer than reading it from the database, so the result is cached.
 */
export function sanitise(html: string, publicUrl: string): string {
  const known = remembered.get(html);
  if (known?.publicUrl === publicUrl) return known.cleaned;
  const safe = readHtml(html, {}) ? html : escapeXml(withoutMarks(html));
  const cleaned = sanitizeHtml(safe, options(publicUrl));
  if (html.length > MAX_REMEMBERED_LENGTH) return cleaned;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(html, { publicUrl, cleaned });
  return cleaned;
}
