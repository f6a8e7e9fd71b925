/** A row of any list: one record of the API. */
export interface ListRow {
  id: number;
}
