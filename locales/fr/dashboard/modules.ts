export * from '../../../modules/words-fr.ts';
