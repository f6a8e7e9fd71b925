export const importStatement = 'Import a statement';
