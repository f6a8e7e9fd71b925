import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { pictureCell } from '../fields/cells.tsx';
import { RowTitle } from '../list/RowTitle.tsx';

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
  const picture = pictureCell(collection.fields, record);
  if (picture === null) return words;
  return (
    <div className="flex items-center gap-3">
      {picture}
      {words}
    </div>
  );
}
