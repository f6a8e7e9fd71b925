import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/collections.ts';
import { type Collection, type StoredRecord, sortableOf } from '../../../domain/collections/collection.ts';
import { fieldCell, pictureCell } from '../fields/cells.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { Moment } from '../time/Moment.tsx';
import type { ShownCollection } from './calls.ts';

/** The cell of a column that a collection shows in its own way. */
export type OwnCell<Stored> = (record: Stored) => ReactNode;

/** The headings of columns that are no fields. */
const otherHeadings: Readonly<Record<string, string>> = { status: words.status, created_at: words.created };

interface TitleCellProps {
  collection: Pick<Collection, 'fields'>;
  record: StoredRecord;
  title: string;
  below: string;
}

/** A record's title and the details that tell it from others, beside its picture if it has one. */
function TitleCell({ collection, record, title, below }: TitleCellProps) {
  return <RowName title={title} below={below} picture={pictureCell(collection.fields, record)} />;
}

/** The columns of a collection's list. */
export function columnsFor<Stored extends StoredRecord>(
  collection: ShownCollection<Stored>,
  ownCells: Readonly<Record<string, OwnCell<Stored>>> = {},
): Column<Stored, string>[] {
  const { fields, title, screen } = collection;
  const sortable = sortableOf(collection);

  function cellFor(name: string, below: string | undefined, record: Stored): ReactNode {
    const own = ownCells[name];
    if (own) return own(record);
    if (name === 'created_at') return <Moment at={String(record.created_at)} />;
    if (name === title) {
      return (
        <TitleCell
          collection={collection}
          record={record}
          title={String(record[name])}
          below={below === undefined ? '' : String(record[below] ?? '')}
        />
      );
    }
    const field = fields[name];
    return field ? fieldCell(name, field, record) : null;
  }

  return screen.columns.map(({ field, header, below }) => ({
    name: field,
    header: header ?? otherHeadings[field] ?? fields[field]?.label ?? field,
    sort: sortable.includes(field) ? field : undefined,
    ...((field === 'status' || fields[field]?.kind === 'flag') && { worth: 'state' }),
    cell: (record) => cellFor(field, below, record),
  }));
}
