import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { columnsOf } from '../list/table-features.ts';
import { cellOf, TitleCell } from './cells.tsx';

const column = columnsOf<StoredRecord>();

/** The columns of a collection's list. */
export function columnsFor(collection: Collection) {
  const { fields, title, screen } = collection;
  return column.columns(
    screen.columns.flatMap(({ field: name, header, below }) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [];
      return column.accessor((record) => record[name], {
        id: name,
        header: header ?? field.label,
        enableSorting: field.sorted === true,
        cell: ({ row: { original } }) =>
          name === title ? (
            <TitleCell
              collection={collection}
              record={original}
              title={String(original[name])}
              below={below === undefined ? '' : String(original[below])}
            />
          ) : (
            cellOf(field, original)
          ),
      });
    }),
  );
}
