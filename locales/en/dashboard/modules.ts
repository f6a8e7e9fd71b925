export * from '../../../modules/words-en.ts';
