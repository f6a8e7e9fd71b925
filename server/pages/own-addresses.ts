import { addresses, otherAddresses } from '../../domain/addresses.ts';
import { languages } from '../../domain/languages.ts';
import { screenSpellings } from '../../domain/staff-screens.ts';

const written = (address: unknown): string =>
  // An address that contains a name: any name will do, as only the part before it counts.
  typeof address === 'function' ? String(Reflect.apply(address, undefined, [0])) : String(address);

/** The addresses of pages that staff add are theirs, not ours. */
const { plainPage: _, ...fixed } = addresses;

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
