import { type Language, languages, mainLanguage } from '../../domain/languages.ts';

/** The cookie, which the dashboard sets as well. */
export const DASHBOARD_LANGUAGE = 'dashboard_language';

/** Seconds for which it is kept: a year. */
export const DASHBOARD_LANGUAGE_KEPT = 31_536_000;

const cookie = /(?:^|;\s*)dashboard_language=([a-z]{2})(?:;|$)/;

/** The language in which the dashboard on this device was shown last, or was asked for at the sign-in. English without one. */
export function dashboardLanguageOf(cookies = ''): Language {
  const wanted = cookie.exec(cookies)?.[1];
  return languages.find((code) => code === wanted) ?? mainLanguage();
}

const dashboardAddress = /^\/(?:dashboard|autho)(?:[/?]|$)/i;

/** Whether a request for the address, which may have a query, is for a document of the dashboard. */
export const isDashboardAddress = (address: string): boolean => dashboardAddress.test(address);
