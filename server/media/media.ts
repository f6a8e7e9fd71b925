import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { z } from 'zod';
import type { Picture } from '../../domain/picture.ts';
import type { Rows } from '../database/open.ts';
import type { MediaTable } from '../database/tables/content.ts';
import { randomSecret } from '../identity/secrets.ts';
import { type FileExtension, fileTypes } from './file-types.ts';
import type { Storage } from './storage.ts';
import { makeVariants, type Variant, variant } from './variants.ts';

/** The side of the tiny picture a thumbhash is made from, in pixels; the format's own limit is 100. */
const PLACEHOLDER_SIDE = 100;

const variantList = z.array(variant);

async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

export interface KeptFile {
  id: number;
  /** Below the site's root. */
  url: string;
}

export const mediaAddress = (key: string) => `/media/${key}`;

/** The pictures: kept in storage, described in the database. */
export class Media {
  readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Keeps a picture and answers its number. Its variants are made later, by the queue. */
  async add(rows: Rows, jpeg: Uint8Array, alt: string, now: string): Promise<number> {
    const { width = 0, height = 0 } = await sharp(jpeg).metadata();
    const placeholder = await placeholderOf(jpeg);
    const described = { alt, width, height, placeholder, variants: null, created_at: now };
    const { id } = await this.#keep(rows, jpeg, 'jpg', described);
    return id;
  }

  /** Keeps a document or a video. `extension` says what it is. */
  addFile(rows: Rows, bytes: Uint8Array, extension: FileExtension, alt: string, now: string): Promise<KeptFile> {
    return this.#keep(rows, bytes, extension, {
      alt,
      width: 0,
      height: 0,
      placeholder: null,
      variants: '[]',
      created_at: now,
    });
  }

  async #keep(
    rows: Rows,
    bytes: Uint8Array,
    extension: FileExtension,
    described: Omit<Insertable<MediaTable>, 'key' | 'type' | 'bytes'>,
  ): Promise<KeptFile> {
    const key = `${randomSecret().slice(0, 22)}.${extension}`;
    await this.storage.put(key, bytes);
    const { id } = await rows
      .insertInto('media')
      .values({ ...described, key, type: fileTypes[extension].type, bytes: bytes.byteLength })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, url: mediaAddress(key) };
  }

  /** The full-size bytes of a picture, and the key under which they never change. */
  async original(rows: Rows, id: number): Promise<{ key: string; bytes: Uint8Array } | undefined> {
    const row = await rows.selectFrom('media').select('key').where('id', '=', id).executeTakeFirst();
    const file = row && (await this.storage.find(row.key));
    return file && { key: row.key, bytes: await new Response(await file.read()).bytes() };
  }

  /** The pictures with these numbers, by number. */
  async pictures(rows: Rows, ids: readonly (number | null)[]): Promise<Map<number, Picture>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const found = await rows.selectFrom('media').selectAll().where('id', 'in', wanted).execute();
    return new Map(
      found.map(({ id, key, alt, width, height, placeholder, variants }) => [
        id,
        {
          id,
          url: mediaAddress(key),
          alt,
          width,
          height,
          placeholder,
          variants: (variants === null ? [] : variantList.parse(JSON.parse(variants))).map((one) => ({
            url: mediaAddress(one.key),
            type: one.type,
            width: one.width,
          })),
        },
      ]),
    );
  }

  /** The next picture that has no variants yet, with its bytes. */
  async nextWithoutVariants(rows: Rows): Promise<{ id: number; key: string } | undefined> {
    return rows
      .selectFrom('media')
      .select(['id', 'key'])
      .where('variants', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
  }

  async makeVariantsOf(key: string): Promise<Variant[]> {
    const file = await this.storage.find(key);
    if (!file) return [];
    const original = await new Response(await file.read()).bytes();
    return makeVariants(original, key, (variantKey, bytes) => this.storage.put(variantKey, bytes));
  }
}
