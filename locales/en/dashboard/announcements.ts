export const activeOnly = 'Active only';
