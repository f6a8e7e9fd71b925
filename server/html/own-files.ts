/** The name of a file of ours, where HTML or another text holds its address. Behind that of a picture can stand its size: `-720`. */
const ownAddress = /\/media\/([\w-]{22})[\w-]*\.\w+/g;

/** Pictures and sounds in HTML that was cleaned, in which no attribute has a bracket. */
const shownFile = /<(?:img|audio)\b[^<>]*>(?:<\/audio>)?/g;

/** The names, without their endings, of our files whose addresses stand in a text. */
export const ownFilesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(ownAddress)].map(([, name = '']) => name));

/** HTML that was cleaned, without the pictures and sounds whose files have these names. */
export const withoutFiles = (html: string, gone: ReadonlySet<string>): string =>
  html.replaceAll(shownFile, (tag) => ([...ownFilesIn(tag)].some((name) => gone.has(name)) ? '' : tag));
