// The texts of replies that modules bring in this language, beside those of `locales/rw/staff-replies.ts`.
export * from './statements/words/rw/replies.ts';
export * from './xliff/words/rw/replies.ts';
