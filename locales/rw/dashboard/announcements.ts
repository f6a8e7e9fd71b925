export const activeOnly = 'Agaragara gusa';
