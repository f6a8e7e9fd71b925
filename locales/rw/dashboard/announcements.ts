export const activeOnly = 'Agaragara gusa';
export const statuses = { Active: 'Riragaragara', Inactive: 'Ntirigaragara', Expired: 'Ryararangiye' };
