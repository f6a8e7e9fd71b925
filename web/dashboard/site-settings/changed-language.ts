import { type Language, languages } from '../../../domain/languages.ts';

/** Remembers over the reload that the main language was changed. */
const CHANGED = 'main_language_changed';

/** Loads the dashboard again, where everything is in terms of the new main language, and says there that it was changed. */
export function reloadWith(language: Language): void {
  sessionStorage.setItem(CHANGED, language);
  location.reload();
}

/** The language to which it was changed before this reload; undefined otherwise, and for whoever asks a second time. */
export function takeChangedLanguage(): Language | undefined {
  const changed = sessionStorage.getItem(CHANGED);
  sessionStorage.removeItem(CHANGED);
  return languages.find((code) => code === changed);
}
