import * as words from '#locale/dashboard/checks.ts';
import type { Picture } from '../../../../domain/picture.ts';
import { fileSize } from '../../../ui/numbers.ts';
import type { Finding, Place } from './finding.ts';
import type { TextPicture, WrittenText } from './written-text.ts';

/** What a phone loads of an article beside its pictures, in bytes; measured in docs/benchmarks.md. */
const WITHOUT_PICTURES = 63_000;

/** A page that weighs more is told of: on a cheap bundle it is felt. */
const HEAVY = 500_000;

/** Pictures of which nothing more is known. */
const MANY = 10;

/** The picture above the text, of which a phone loads a small copy. */
export interface HeadPicture {
  bytes: number;
  field: string;
}

/** Pixels that a phone shows across: it takes the first copy that is as wide. */
const PHONE = 720;

/** The copy of a picture that most phones load. */
export function copyForPhone({ url, variants }: Pick<Picture, 'url' | 'variants'>): string {
  const light = variants.filter(({ type }) => type === 'image/avif').sort((one, other) => one.width - other.width);
  return (light.find(({ width }) => width >= PHONE) ?? light.at(-1))?.url ?? url;
}

/** Where most can be saved. */
function heaviest(pictures: readonly TextPicture[], sizes: ReadonlyMap<string, number>, head?: HeadPicture): Place {
  const weight = ({ src }: TextPicture) => sizes.get(src) ?? 0;
  const [first] = pictures;
  if (first === undefined) return { field: head?.field ?? '' };
  return pictures.reduce((most, picture) => (weight(picture) > weight(most) ? picture : most), first);
}

/** What a page costs somebody who reads it on a phone. `sizes` are those of the pictures, in bytes, as far as they are known. */
export function weightFindings(
  { pictures }: WrittenText,
  sizes: ReadonlyMap<string, number>,
  head?: HeadPicture,
): Finding[] {
  const known = [...new Set(pictures.map(({ src }) => src))].map((src) => sizes.get(src));
  const bytes = known.reduce<number>((sum, size = 0) => sum + size, WITHOUT_PICTURES + (head?.bytes ?? 0));
  const place = heaviest(pictures, sizes, head);
  if (bytes > HEAVY) return [{ said: words.weighs(fileSize(rounded(bytes))), place }];
  return pictures.length > MANY && known.includes(undefined)
    ? [{ said: words.manyPictures(pictures.length), place }]
    : [];
}

/** As one says it: two figures. */
const rounded = (bytes: number) => Number(bytes.toPrecision(2));
