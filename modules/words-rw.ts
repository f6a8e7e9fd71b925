// The words of the screens that modules bring, by module.
export * as statements from './statements/words/rw/dashboard.ts';
export * as earlierImports from './statements/words/rw/earlier-imports.ts';
export * as statementGuide from './statements/words/rw/guide.ts';
export * as statementScreens from './statements/words/rw/screens.ts';
export * as xliff from './xliff/words/rw/dashboard.ts';

/** The Kinyarwanda words of the collections that modules bring; the English ones stand in the descriptors. */
export const collectionWords = {};

/** The nouns of the resources to which modules bring rights. */
export const resourceNames = {};
