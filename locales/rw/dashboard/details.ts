export const close = 'Funga';
