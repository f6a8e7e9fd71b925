import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

/** What the desk's tables can do. Searching and filtering happen before, in the words of the resource. */
export const deskTable = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});

/** A row of any list: one thing of the API. */
export interface Listed {
  id: number;
}

export type Columns<Row extends Listed> = TableOptions<typeof deskTable, Row>['columns'];

/** Begins the description of a list's columns. */
export function columnsOf<Row extends Listed>() {
  return createColumnHelper<typeof deskTable, Row>();
}
