import type { ReactNode } from 'react';
import { z } from 'zod';
import type { StoredRecord } from '../../../domain/collections/collection.ts';
import { type Field, type Fields, readIn } from '../../../domain/fields/field.ts';
import { kindOf, saidOf } from '../../../domain/fields/field-kinds.ts';
import type { KindName, Kinds } from '../../../domain/fields/kinds.ts';
import { datePrecision } from '../../../domain/instant.ts';
import type { Picture as PictureData } from '../../../domain/picture.ts';
import { calendarDay } from '../../ui/format.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Email } from '../components/Email.tsx';
import { Badge } from '../list/Badge.tsx';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { initialsOf } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { calledBy, chosenIn } from './relations.ts';

/** What a list shows of a value; `record` is the whole of what was read. */
type CellOf<Kind extends KindName> = (
  value: Kinds[Kind]['read'],
  field: Field<Kind>,
  record: StoredRecord,
) => ReactNode;

const documentRead = z.object({ url: z.string(), file_name: z.string(), bytes: z.int() });

function DocumentLink({ record }: { record: StoredRecord }) {
  const { url, file_name, bytes } = documentRead.parse(record);
  return (
    <p className="line-clamp-2">
      <a
        href={url}
        download={file_name}
        className="break-all text-accent underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {file_name}
      </a>{' '}
      <span className="text-sm whitespace-nowrap text-muted">{fileSize(bytes)}</span>
    </p>
  );
}

/** A person's portrait, upright as on the page, or their initials. */
function Portrait({ picture: shown, name }: { picture: PictureData | null; name: string }) {
  const place = 'h-10 w-8 shrink-0 text-sm';
  return shown ? (
    <Picture picture={{ ...shown, alt: '' }} sizes="2rem" box={0.8} className={`${place} object-cover`} />
  ) : (
    <span aria-hidden="true" className={`${place} grid place-items-center bg-clay font-semibold text-chalk`}>
      {initialsOf(name)}
    </span>
  );
}

const short = (text: ReactNode) => <span className="line-clamp-2 wrap-anywhere">{text}</span>;

const asText = (value: string | number | null) => short(String(value ?? ''));

const cells: { readonly [Kind in KindName]: CellOf<Kind> } = {
  text: asText,
  // Too long for a cell.
  richText: () => null,
  paragraphs: (text) => <p className="line-clamp-2 max-w-prose wrap-anywhere">{text}</p>,
  link: (address) => <span className="line-clamp-2 break-all">{address}</span>,
  target: asText,
  video: (address) => <span className="line-clamp-2 break-all">{address}</span>,
  dial: asText,
  email: (address) => <Email address={address} />,
  telephone: asText,
  slug: asText,
  address: asText,
  flag: (isSet, { options: { yes, no } }) => <Badge tone={isSet ? 'success' : 'warning'}>{isSet ? yes : no}</Badge>,
  day: (day, _, { precision }) => (
    <span className="sm:whitespace-nowrap">{calendarDay(day, datePrecision.catch('day').parse(precision))}</span>
  ),
  moment: (at, { options }) => (at === null ? options.none : <Moment at={at} />),
  choice: (value, { options }) => options.choices[value],
  icon: asText,
  amount: asText,
  number: asText,
  position: asText,
  picture: (shown, { options }, { name }) =>
    options.isPortrait ? <Portrait picture={shown} name={String(name)} /> : <Thumbnail picture={shown} />,
  document: (_, __, record) => <DocumentLink record={record} />,
  relation(_, { options }, record) {
    const chosen = chosenIn(record, options);
    return short(chosen === null ? options.none : calledBy(chosen));
  },
  relations: (shown) => short(shown.map(calledBy).join(', ')),
  tags: (names) => short(names.join(', ')),
  languages: (codes, field) => short(saidOf(field, codes)),
  group: (entries, field) => short(saidOf(field, entries)),
  // Too long for a cell.
  blocks: () => null,
};

const cellOf = <Kind extends KindName>({ kind }: Field<Kind>): CellOf<Kind> => cells[kind];

/** The value of a field as a list shows it. */
export const fieldCell = (name: string, field: Field, record: StoredRecord): ReactNode =>
  cellOf(field)(readIn(field, name, record), field, record);

/** The picture that stands beside a record's name, where its collection has one. */
export function pictureCell(fields: Fields, record: StoredRecord): ReactNode {
  const [found] = Object.entries(fields).filter(([, field]) => kindOf(field).part === 'media');
  return found ? fieldCell(...found, record) : null;
}
