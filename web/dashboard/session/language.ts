import { language as shown } from '#locale/language.ts';
import type { Language } from '../../../domain/languages.ts';

/** The cookie by which the server chooses the language of the dashboard's document, before it knows who asks. */
const COOKIE = 'dashboard_language';

/** Seconds: a year. */
const KEPT = 31_536_000;

/** Remembers on this device that the last reload was for this language: one without cookies is not reloaded again and again. */
const RELOADED = 'reloaded for language';

// The reload has done what it was for: later it may be needed again.
if (sessionStorage.getItem(RELOADED) === shown) sessionStorage.removeItem(RELOADED);

/**
 * Shows the dashboard in this language from the next page on. Answers whether the cookie is kept: Chrome writes it a moment later,
 * and a reload that does not wait for it, as reading does, may still ask without it.
 */
function keepLanguage(language: Language): boolean {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store API in the versions we support
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${KEPT}; samesite=strict${secure}`;
  return document.cookie.includes(`${COOKIE}=${language}`);
}

/** Shows the dashboard in this language now, by loading the page again. Nothing typed may be on the screen. */
export function showIn(language: Language): void {
  const isKept = keepLanguage(language);
  if (!isKept || language === shown || sessionStorage.getItem(RELOADED) === language) return;
  sessionStorage.setItem(RELOADED, language);
  location.reload();
}
