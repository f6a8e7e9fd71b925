/** Things on a page of each of these lists. */
export const PAGE_SIZE = 10;
