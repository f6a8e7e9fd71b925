export const importStatement = 'Importer un relevé';
