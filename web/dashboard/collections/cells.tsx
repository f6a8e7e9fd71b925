import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import type { Field } from '../../../domain/collections/field.ts';
import { datePrecision } from '../../../domain/instant.ts';
import { type Picture as PictureData, picture } from '../../../domain/picture.ts';
import { calendarDay } from '../../ui/format.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Badge } from '../list/Badge.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { initialsOf } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';

const text = z.string().catch('');

const documentOf = z.object({ url: z.string(), file_name: z.string(), bytes: z.int() });

function DocumentLink({ record }: { record: StoredRecord }) {
  const { url, file_name, bytes } = documentOf.parse(record);
  return (
    <div>
      <a href={url} download={file_name} className="inline-flex min-h-11 items-center break-all text-accent underline">
        {file_name}
      </a>
      <p className="text-sm text-muted">{fileSize(bytes)}</p>
    </div>
  );
}

/** The value of a field as a list shows it. */
export function cellOf({ name, control }: Field, record: StoredRecord): ReactNode {
  const value = record[name];
  switch (control.kind) {
    case 'checkbox':
      return <Badge tone={value === true ? 'success' : 'warning'}>{control.words[value === true ? 0 : 1]}</Badge>;
    case 'day':
      return (
        <span className="sm:whitespace-nowrap">
          {calendarDay(text.parse(value), datePrecision.catch('day').parse(record.precision))}
        </span>
      );
    case 'moment':
      return typeof value === 'string' ? <Moment at={value} /> : control.none;
    case 'link':
      return <span className="break-all">{text.parse(value)}</span>;
    case 'choice':
      return control.options.find((option) => option.value === value)?.label;
    case 'document':
      return <DocumentLink record={record} />;
    case 'paragraphs':
      return <p className="line-clamp-3 max-w-prose">{text.parse(value)}</p>;
    default:
      return String(value ?? '');
  }
}

/** A person's portrait, upright as on the page, or their initials. */
function Portrait({ picture: shown, name }: { picture: PictureData | null; name: string }) {
  const place = 'h-15 w-12 shrink-0';
  return shown ? (
    <Picture picture={{ ...shown, alt: '' }} sizes="3rem" box={0.8} className={`${place} object-cover`} />
  ) : (
    <span aria-hidden="true" className={`${place} grid place-items-center bg-clay font-semibold text-chalk`}>
      {initialsOf(name)}
    </span>
  );
}

interface TitleCellProps {
  collection: Pick<Collection, 'fields'>;
  record: StoredRecord;
  title: string;
  below: string;
}

/** A record's title and the details that tell it from others, beside its picture if it has one. */
export function TitleCell({ collection, record, title, below }: TitleCellProps) {
  const words = (
    <div className="min-w-0">
      <RowTitle>{title}</RowTitle>
      <p className="line-clamp-2 max-w-prose text-sm text-muted">{below}</p>
    </div>
  );
  const control = collection.fields.map((field) => field.control).find(({ kind }) => kind === 'picture');
  if (control?.kind !== 'picture') return words;
  const shown = picture.nullable().parse(record.picture);
  return (
    <div className="flex items-center gap-3">
      {control.isPortrait ? <Portrait picture={shown} name={title} /> : <Thumbnail picture={shown} />}
      {words}
    </div>
  );
}
