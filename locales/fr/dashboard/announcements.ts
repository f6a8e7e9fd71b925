export const activeOnly = 'Actives seulement';
