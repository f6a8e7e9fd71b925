import { OWN_TEXT } from '../../domain/fields/blocks.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { relatedTo } from '../../domain/fields/field-kinds.ts';
import type { KindName } from '../../domain/fields/kinds.ts';
import { SECTION } from '../../domain/page-sections.ts';
import type { Value } from '../../server/database/collection-tables.ts';
import { MORNING } from './test-app.ts';

/** What values are chosen from. */
export interface Choosing {
  /** A whole number below this one. */
  below(bound: number): number;
  /** Files of the library. */
  pictures: readonly number[];
  documents: readonly number[];
  /** The records of a collection that can be chosen. */
  records(collection: string): readonly number[];
}

/** A value of a field, or entries of a list. */
export type Random = Value | readonly (string | number)[] | readonly Readonly<Record<string, Random>>[];

/** Any of these, in any order. */
const someOf = <One>({ below }: Choosing, all: readonly One[]) =>
  all
    .filter(() => below(2) === 0)
    .map((one) => ({ one, place: below(1000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);

const recordsFor = (choosing: Choosing, field: Field) => choosing.records(relatedTo(field) ?? '');

const oneOf = <One>({ below }: Choosing, all: readonly One[]) => all[below(all.length)];

const videos = ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://example.org/film.mp4'];
const words = ['Umuganda', 'beans & maize', 'A <b>bold</b> “word”', 'Inka ebyiri', 'été', '123'];
const line = (choosing: Choosing) => `${oneOf(choosing, words)} ${choosing.below(5)}`;

/** Some day, or a moment of it. */
const day = ({ below }: Choosing) => `2026-0${1 + below(9)}-1${below(10)}`;
const moment = (choosing: Choosing) => `${day(choosing)}T0${choosing.below(10)}:00:00.000Z`;

/** The first that the field takes. */
const taken = <One>({ written }: Pick<Field, 'written'>, ...all: readonly One[]) =>
  all.find((one) => written.safeParse(one).success);

/** Entries, mostly with ids. Other programs send them without. */
function entries(choosing: Choosing, { options: { most, fields } }: Field<'group'>): Random {
  const haveIds = choosing.below(5) > 0;
  return Array.from({ length: choosing.below(most + 1) }, (_, place) => ({
    ...(haveIds && { id: `e${choosing.below(10_000)}x${place}` }),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(choosing, field)])),
  }));
}

/** Blocks of any types; the page's own text is among them once. */
function blocks(choosing: Choosing, { options: { types } }: Field<'blocks'>): Random {
  const others = Object.keys(types).filter((type) => type !== OWN_TEXT && type !== SECTION);
  const all = Array.from({ length: choosing.below(6) }, (_, place) => {
    const type = oneOf(choosing, others) ?? '';
    const fields: Fields = types[type]?.fields ?? {};
    return {
      ...{ id: `b${choosing.below(10_000)}x${place}`, type, is_hidden: choosing.below(5) === 0 },
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(choosing, field)])),
    };
  });
  const own = { id: OWN_TEXT, type: OWN_TEXT, is_hidden: false };
  return all.length === 0 ? [] : all.toSpliced(choosing.below(all.length + 1), 0, own);
}

/** Any value that a field of each kind takes. */
const values: { readonly [Kind in KindName]: (choosing: Choosing, field: Field<Kind>) => Random } = {
  text: (choosing, field) => taken(field, line(choosing), `office${choosing.below(9)}@example.org`),
  paragraphs: (choosing) => `${line(choosing)}\n\n${line(choosing)}`,
  richText: (choosing) => `<h2>Title</h2><p>${choosing.below(5)} <strong>cows</strong></p>`,
  link: (choosing) => oneOf(choosing, [null, 'https://example.org/', 'https://example.org/?a=1&b=2']),
  target: (choosing, field) =>
    taken(field, oneOf(choosing, ['/donate', 'https://example.org/']), 'https://example.org/1', '/Form/volunteers'),
  dial: (choosing) => oneOf(choosing, ['', '*182*{amount}#']),
  slug: () => '',
  email: (choosing) => `person${choosing.below(99)}@example.org`,
  telephone: (choosing) => `+250 788 ${100_000 + choosing.below(900_000)}`,
  address: (choosing) => `page/${MORNING.slice(0, 4)}-${choosing.below(1_000_000_000)}`,
  flag: ({ below }) => below(2) === 0,
  day,
  moment: (choosing, { written }) =>
    written.safeParse(null).success && choosing.below(3) === 0 ? null : moment(choosing),
  choice: (choosing, { options }) => oneOf(choosing, Object.keys(options.choices)),
  icon: (choosing, { options }) => oneOf(choosing, [null, ...options.icons]),
  amount: ({ below }) => 1 + below(2_000_000_000),
  number: (choosing, field) => {
    const { below } = choosing;
    return taken(field, oneOf(choosing, [null, 1 + below(1000)]), below(101), 1900 + below(200), 1);
  },
  position: ({ below }) => below(1000),
  picture: (choosing) => oneOf(choosing, [null, ...choosing.pictures]),
  document: (choosing) => oneOf(choosing, choosing.documents),
  relation: (choosing, field) => oneOf(choosing, [null, ...recordsFor(choosing, field)]),
  relations: (choosing, field) => someOf(choosing, recordsFor(choosing, field)),
  video: (choosing) => oneOf(choosing, ['', ...videos]),
  tags: (choosing) => someOf(choosing, ['Imbuto', 'été', 'coffee & tea', 'Éclair', 'Zoo', '<b>bold</b>']),
  languages: (choosing) => oneOf(choosing, [[], ['rw'], ['rw', 'fr']]),
  group: entries,
  blocks,
};

function valueFor<Kind extends KindName>(choosing: Choosing, field: Field<Kind>): Random {
  return values[field.kind](choosing, field);
}

/** A value for each field, or for about every third; what begins ends later, and an item of a gallery is a picture or a video. */
export function randomBody(fields: Fields, choosing: Choosing, before?: Readonly<Record<string, Random>>) {
  const body: Record<string, Random> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      before && choosing.below(3) > 0 ? before[name] : valueFor(choosing, field),
    ]),
  );
  const [start, end] = [body.start_date, body.end_date];
  if (typeof start === 'string' && typeof end === 'string' && start > end)
    [body.start_date, body.end_date] = [end, start];
  if (body.media_type === 'image') body.media_id ??= oneOf(choosing, choosing.pictures);
  if (body.media_type === 'video') body.video_url ||= oneOf(choosing, videos);
  return body;
}
