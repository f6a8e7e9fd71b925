// The texts of replies that modules bring in this language, beside those of `locales/fr/staff-replies.ts`.
export * from './statements/words/fr/replies.ts';
export * from './xliff/words/fr/replies.ts';
