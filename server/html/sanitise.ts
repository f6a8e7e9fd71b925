import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Deeper than any text needs, and shallow enough for every browser. */
const DEEPEST = 12;

/** Pictures come from our own storage only: anything else would tell somebody else who reads here. */
const ownPicture = /^\/media\/[\w-]+\.(?:jpg|png|webp|avif)$/;

const tags = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'img'];
const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'];

const heading =
  (tagName: string) =>
  (_: string, attribs: Attributes): Tag => ({ tagName, attribs });

/** What staff may write into a text, whatever an editor or a paste has put there. One list, on save and when shown. */
function options(publicUrl: string): IOptions {
  const isExternal = (href: string) =>
    /^https?:/i.test(href) && href !== publicUrl && !href.startsWith(`${publicUrl}/`);
  const link = (href: string): Attributes =>
    isExternal(href) ? { href, rel: 'nofollow noopener noreferrer' } : { href };
  return {
    allowedTags: [...tags, ...inlineTags],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
    transformTags: {
      // A page has one first heading, and it is the page's own.
      h1: heading('h2'),
      h5: heading('h4'),
      h6: heading('h4'),
      a: (tagName, { href = '' }) => ({ tagName, attribs: link(href) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
    },
  };
}

/** So many cleaned texts are remembered, and none longer than this: eight megabytes at most. */
const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 20_000;

const remembered = new Map<string, { publicUrl: string; cleaned: string }>();

/**
 * Leaves of a text what staff may write: headings, paragraphs, lists, links, quotations and our own pictures. The same
 * text is shown again and again and cleaning it takes longer than reading it from the database, so what came of it is
 * remembered.
 */
export function sanitise(html: string, publicUrl: string): string {
  const known = remembered.get(html);
  if (known?.publicUrl === publicUrl) return known.cleaned;
  const cleaned = sanitizeHtml(html, options(publicUrl));
  if (html.length > LONGEST_REMEMBERED) return cleaned;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(html, { publicUrl, cleaned });
  return cleaned;
}
