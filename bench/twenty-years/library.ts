import { plannedVariants } from '../../server/media/variants.ts';
import type { RowWriter } from './rows.ts';
import { iso, type Site } from './site.ts';

/** The size of every picture. */
const SIZE = { width: 1_200, height: 900 };

/** Bytes of a picture and of a document. */
export const PICTURE_BYTES = 25_000;
export const DOCUMENT_BYTES = 8_000;

/** What adds a picture or a document to the library, with the names of its files; the number is answered. */
export async function libraryInto({ chance, texts, files }: Site, rows: RowWriter) {
  const add = await rows.numberedInto('media');
  return {
    picture(at: number): number {
      const key = `${chance.key()}.jpg`;
      const variants = plannedVariants(key, SIZE);
      files.pictures.push(key, ...variants.map((variant) => variant.key));
      return add({
        ...{ key, type: 'image/jpeg', bytes: PICTURE_BYTES, ...SIZE, variants: JSON.stringify(variants) },
        file_name: `${texts.title('en')}.jpg`.toLowerCase().replaceAll(' ', '-'),
        alt: chance.happens(0.8) ? texts.sentence('en').slice(0, 150) : '',
        created_at: iso(at),
      });
    },
    document(at: number): number {
      const key = `${chance.key()}.pdf`;
      files.documents.push(key);
      return add({
        ...{ key, type: 'application/pdf', bytes: DOCUMENT_BYTES, width: 0, height: 0, variants: '[]' },
        ...{ file_name: `${texts.title('en')}.pdf`.toLowerCase().replaceAll(' ', '-'), alt: '', created_at: iso(at) },
      });
    },
  };
}
