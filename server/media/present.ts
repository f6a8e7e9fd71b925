import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { FocalPoint, MediaFile, Picture } from '../../domain/picture.ts';
import { kindOfType } from '../../domain/upload.ts';
import type { Tables } from '../database/tables.ts';
import { mediaAddress } from './keys.ts';
import { variant } from './variants.ts';

/** The columns a picture is made from. */
export const pictureColumns = [
  'id',
  'key',
  'alt',
  'width',
  'height',
  'placeholder',
  'focus_x',
  'focus_y',
  'variants',
] as const;
export const fileColumns = [...pictureColumns, 'type', 'bytes', 'file_name', 'created_at'] as const;

type PictureRow = Pick<Selectable<Tables['media']>, (typeof pictureColumns)[number]>;
type FileRow = Pick<Selectable<Tables['media']>, (typeof fileColumns)[number]>;

const variantList = z.array(variant);

export const readVariants = (variants: string | null) =>
  variants === null ? [] : variantList.parse(JSON.parse(variants));

/** So many pictures' forms are remembered: more than a page or a list shows. A thousand of them take a megabyte. */
const MAX_REMEMBERED = 1000;

const remembered = new Map<string, Picture['variants']>();

/** The sizes of a picture, as visitors get them. A column's content never changes its meaning, so it is parsed once. */
function shownVariants(column: string | null): Picture['variants'] {
  if (column === null) return [];
  const known = remembered.get(column);
  if (known) return known;
  const shown = readVariants(column).map(({ key, type, width }) => ({ url: mediaAddress(key), type, width }));
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(column, shown);
  return shown;
}

/** The focal point that staff have chosen. */
export const focusOf = ({ focus_x: x, focus_y: y }: Pick<PictureRow, 'focus_x' | 'focus_y'>): FocalPoint | null =>
  x === null || y === null ? null : { x, y };

/** Every field of a picture that leaves the server. */
export function presentPicture(row: PictureRow): Picture {
  const { id, key, alt, width, height, placeholder, variants } = row;
  const focus = focusOf(row);
  return { id, url: mediaAddress(key), alt, width, height, placeholder, focus, variants: shownVariants(variants) };
}

/** A file of the library, with its original name and its size. */
export function presentFile(row: FileRow): MediaFile {
  const { type, bytes, file_name, created_at } = row;
  return { ...presentPicture(row), kind: kindOfType(type) ?? 'document', type, bytes, file_name, created_at };
}
