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

/** The features of the dashboard's tables. Searching and filtering happen before, in the words of the resource. */
export const dashboardTable = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});

/** A row of any list: one record of the API. */
export interface Listed {
  id: number;
}

export type Columns<Row extends Listed> = TableOptions<typeof dashboardTable, Row>['columns'];

/** Begins the description of a list's columns. */
export function columnsOf<Row extends Listed>() {
  return createColumnHelper<typeof dashboardTable, Row>();
}
