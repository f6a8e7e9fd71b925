import { addresses, otherAddresses } from '../../domain/addresses.ts';
import { languages } from '../../domain/languages.ts';
import { screenSpellings } from '../../domain/staff-screens.ts';
import { isFile } from './file-path.ts';

const written = (address: unknown): string =>
  // An address that contains a name: any name will do, as only the part before it counts.
  typeof address === 'function' ? String(Reflect.apply(address, undefined, [0])) : String(address);

/** The addresses of pages that staff add are theirs, not ours; the titles of posts and events say nothing here. */
const { plainPage: _, post: __, event: ___, ...fixed } = addresses;

const all = [fixed, otherAddresses].flatMap((table) => Object.values<unknown>(table).map(written));

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Every address of ours in small letters, in its parts. */
const known = [...all, ...Object.values(screenSpellings).flat()].map(partsOf);

const whole = new Set(known.map((parts) => parts.join('/')));
const folders = new Set<string | undefined>([
  ...languages,
  ...known.filter(({ length }) => length > 1).map(([folder]) => folder),
]);

/** Whether the site has something at this very path, in whatever letter case. */
export const isOwnAddress = (path: string): boolean => whole.has(partsOf(path).join('/'));

/**
 * Whether no page of staff's may stand at this path, nor ever move there: it belongs to a screen, the API or a file of
 * ours. Where one of our addresses has several parts, all that begins like it does.
 */
export function isReservedAddress(path: string): boolean {
  const [folder = ''] = partsOf(path);
  return folders.has(folder) || isOwnAddress(path);
}

/** Folders of ours in which a record may be gone, or other programs had addresses that nothing of ours answers. */
const withOldAddresses = [
  /^\/(?:blogdetail|eventdetails)\/\d+$/i,
  /^\/(?:events|feed|comments)\/(?!\d+\.ics$)/i,
  // Ours has no prefix for the language it is written in; many others have.
  /^\/en\/./i,
];

/** Files of ours at the site's root that have no address in the tables, as nothing links to them; and the parts of the site map. */
const fileAtRoot =
  /^\/(?:robots\.txt|service-worker\.js|favicon\.ico|icon\.svg|(?:icon-\d+|apple-touch-icon)\.png|sitemap-[a-z]+(?:-\d+)?\.xml)$/i;

/** Whether an address can be an old one, which leads elsewhere: nothing of the site answers there by itself, nor ever will. */
export const canBeOld = (path: string): boolean =>
  !isOwnAddress(path) &&
  !fileAtRoot.test(path) &&
  (!isReservedAddress(path) || withOldAddresses.some((known) => known.test(path)));

const pagesOfOurs = new Set(
  Object.values<unknown>(fixed)
    .filter((address) => typeof address === 'string')
    .map((address) => partsOf(String(address)).join('/')),
);

/** Whether there is a page in each language at this path, below the site's root and without a language. */
export function isInEachLanguage(path: string): boolean {
  if (/^\/(?:(?:blogdetail|eventdetails)\/\d+|form\/[^/]+)\/?$/i.test(path) || pagesOfOurs.has(partsOf(path).join('/')))
    return true;
  return !isReservedAddress(path) && !isFile(path);
}
