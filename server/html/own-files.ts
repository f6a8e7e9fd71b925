/** The key of a file of ours, where HTML or another text holds its address. */
const ownAddress = /\/media\/([\w-]+\.\w+)/g;

/** Pictures and sounds in HTML that was cleaned, in which no attribute has a bracket. */
const shownFile = /<(?:img|audio)\b[^<>]*>(?:<\/audio>)?/g;

/** The keys of our files whose addresses stand in a text. */
export const ownFilesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(ownAddress)].map(([, key = '']) => key));

/** HTML that was cleaned, without the pictures and sounds whose files have these keys. */
export const withoutFiles = (html: string, gone: ReadonlySet<string>): string =>
  html.replaceAll(shownFile, (tag) => ([...ownFilesIn(tag)].some((key) => gone.has(key)) ? '' : tag));
