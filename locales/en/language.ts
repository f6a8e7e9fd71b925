import type { Language } from '../../domain/languages.ts';

/** The language of this catalogue. */
export const language: Language = 'en';
