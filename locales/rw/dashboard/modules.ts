export * from '../../../modules/words-rw.ts';
