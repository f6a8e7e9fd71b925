// The languages' folders, a line for each, as in `domain/languages.ts`.
export * as en from './en/index.ts';
export * as fr from './fr/index.ts';
export * as rw from './rw/index.ts';
