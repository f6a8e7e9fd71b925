/** A row of any list: one record of the API. */
export interface Listed {
  id: number;
}
