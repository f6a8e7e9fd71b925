import { addresses } from '../../domain/addresses.ts';
import { formIn } from '../../domain/form-address.ts';
import { splitLanguage } from '../../domain/languages.ts';
import { numberedPages } from '../../domain/numbered-pages.ts';
import { standardPageAt } from '../../domain/standard-page.ts';
import { fileExtensions } from '../file-types.ts';
import { canBeOld, isOwnAddress } from '../pages/own-addresses.ts';
import { feedOfWordpress, oldPathOf, smallerCopy } from './old-path.ts';

/** The kind of record that a path names, and its number or address. Nothing is looked up. */
export type Place =
  /** An article or an event: its number says which. */
  | { kind: 'record'; target: 'posts' | 'events'; id: number; oldPath: string }
  /** A file, by the keys that it can have in the library. */
  | { kind: 'file'; keys: readonly string[]; oldPath: string }
  /** A page of staff's, or an old address. */
  | { kind: 'page'; oldPath: string };

const numbered = [...numberedPages, ['events', /^\/events\/(\d{1,9})\.ics$/i]] as const;

const file = /^\/media\/([\w-]{22})[\w-]*(?:\.\w{3,4})?$/;

/** Undefined for what can neither move nor be gone: the pages that the site always has, its screens and its own files. */
export function placeOf(path: string): Place | undefined {
  const [pathname = '', query = ''] = path.split('?', 2);
  const { path: below } = splitLanguage(pathname);
  const [, stem] = file.exec(below) ?? [];
  if (stem !== undefined)
    return { kind: 'file', keys: fileExtensions.map((extension) => `${stem}.${extension}`), oldPath: below };
  const oldPath = oldPathOf(below, new URLSearchParams(query));
  if (oldPath === undefined) return undefined;
  for (const [target, pattern] of numbered) {
    const [, id] = pattern.exec(below) ?? [];
    if (id !== undefined) return { kind: 'record', target, id: Number(id), oldPath };
  }
  if (isOwnAddress(below) || !canBeOld(oldPath) || feedOfWordpress.test(oldPath)) return undefined;
  return { kind: 'page', oldPath: oldPath.replace(smallerCopy, '') };
}

/** The page that the site has itself at this path, as an old path is written, where it can be switched off; undefined for all others. */
export function standardPath(path: string): string | undefined {
  const name = standardPageAt(splitLanguage(path.split('?')[0] ?? '').path);
  return name && addresses[name].toLowerCase();
}

/** A form that staff have made, as an old path is written: links find it by its address. */
export function formPath(path: string): string | undefined {
  const slug = formIn(path.split('?')[0] ?? '');
  return slug === undefined ? undefined : addresses.form(slug).toLowerCase();
}
