export const activeOnly = 'Active only';
export const statuses = { Active: 'Active', Inactive: 'Inactive', Expired: 'Expired' };
