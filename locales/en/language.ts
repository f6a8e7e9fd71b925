import type { Language } from '../../domain/languages.ts';

/** The language of this catalogue. */
export const language: Language = 'en';

/** For the networks that show a shared page. */
export const openGraphLocale = 'en_GB';
