// The words of the screens that modules bring, by module.
export * as statements from './statements/words/en/dashboard.ts';
export * as earlierImports from './statements/words/en/earlier-imports.ts';
export * as statementGuide from './statements/words/en/guide.ts';
export * as statementScreens from './statements/words/en/screens.ts';
export * as xliff from './xliff/words/en/dashboard.ts';

/** The nouns of the resources to which modules bring rights. */
export const resourceNames = {};
