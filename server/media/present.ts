import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { MediaFile, Picture } from '../../domain/picture.ts';
import { kindOfType } from '../../domain/upload.ts';
import type { MediaTable } from '../database/tables/content.ts';
import { mediaAddress } from './keys.ts';
import { variant } from './variants.ts';

/** The columns a picture is made from. */
export const pictureColumns = ['id', 'key', 'alt', 'width', 'height', 'placeholder', 'variants'] as const;
export const fileColumns = [...pictureColumns, 'type', 'bytes', 'file_name', 'created_at'] as const;

type PictureRow = Pick<Selectable<MediaTable>, (typeof pictureColumns)[number]>;
type FileRow = Pick<Selectable<MediaTable>, (typeof fileColumns)[number]>;

const variantList = z.array(variant);

export const readVariants = (variants: string | null) =>
  variants === null ? [] : variantList.parse(JSON.parse(variants));

/** Every field of a picture that leaves the house. */
export function presentPicture({ id, key, alt, width, height, placeholder, variants }: PictureRow): Picture {
  const made = readVariants(variants).map((one) => ({ url: mediaAddress(one.key), type: one.type, width: one.width }));
  return { id, url: mediaAddress(key), alt, width, height, placeholder, variants: made };
}

/** A file of the library, with what it was called and how large it is. */
export function presentFile(row: FileRow): MediaFile {
  const { type, bytes, file_name, created_at } = row;
  return { ...presentPicture(row), kind: kindOfType(type) ?? 'document', type, bytes, file_name, created_at };
}
