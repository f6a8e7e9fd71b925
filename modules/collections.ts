/** The collections that modules bring: they need nothing of their own, as `plainCollections`. */
export const moduleCollections = [] as const;
