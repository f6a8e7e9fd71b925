// The texts of replies that modules bring in this language, beside those of `locales/en/staff-replies.ts`.
export * from './statements/words/en/replies.ts';
export * from './xliff/words/en/replies.ts';
