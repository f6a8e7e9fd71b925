/** The rights that modules bring: their resources, and what may be done with each. */
export const moduleActions = {} as const;
