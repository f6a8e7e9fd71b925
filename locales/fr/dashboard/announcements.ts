export const activeOnly = 'Actives seulement';
export const statuses = { Active: 'Active', Inactive: 'Inactive', Expired: 'Terminée' };
