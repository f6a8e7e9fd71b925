import { type FileExtension, isFileExtension } from '../file-types.ts';
import { randomSecret } from '../identity/secrets.ts';

/** Random and without meaning; a picture's other sizes add their width, the picture for social networks adds `share`. */
const keyFormat = /^[\w-]{22}(?:-(?:\d{1,5}|share))?\.([a-z0-9]{3,4})$/;

/** It begins with no hyphen: `rm *` and other programs would take such a file for an option. */
export const newKey = (extension: FileExtension) => `${randomSecret().slice(0, 22).replace(/^-/, '_')}.${extension}`;

/** The ending of a key; undefined for a text that is not a key, such as a path. */
export function extensionOf(key: string): FileExtension | undefined {
  const extension = keyFormat.exec(key)?.[1] ?? '';
  return isFileExtension(extension) ? extension : undefined;
}

/** The common beginning of the keys of a file and of everything made from it. */
export const stemOf = (key: string) => key.replace(/\.\w+$/, '');

export const shareKeyOf = (key: string) => `${stemOf(key)}-share.jpg`;

/**
 * The public address of a file, below the site's root. Built with `join`: a string made with `+` stays in two parts until
 * it is read, and a list with a single one of them takes three times as long to write as JSON.
 */
export const mediaAddress = (key: string) => ['/media/', key].join('');
