export const importStatement = 'Injiza raporo ya konti';
