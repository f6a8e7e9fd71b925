/** The pages of single records, whose number their path says: `/BlogDetail/12-the-title`, without a language before it. */
export const numberedPages = [
  ['posts', /^\/blogdetail\/(\d{1,9})(?:-[^/]*)?\/?$/i],
  ['events', /^\/eventdetails\/(\d{1,9})(?:-[^/]*)?\/?$/i],
] as const;
