// The words of the screens that modules bring, by module.
export * as statements from './statements/words/fr/dashboard.ts';
export * as earlierImports from './statements/words/fr/earlier-imports.ts';
export * as statementGuide from './statements/words/fr/guide.ts';
export * as statementScreens from './statements/words/fr/screens.ts';
export * as xliff from './xliff/words/fr/dashboard.ts';

/** The French words of the collections that modules bring; the English ones stand in the descriptors. */
export const collectionWords = {};

/** The nouns of the resources to which modules bring rights. */
export const resourceNames = {};
