import { language } from '#locale/dashboard/languages.ts';
import * as words from '#locale/dashboard/profile.ts';

/** The parts of one's own profile, by the names with which an address leads to them. */
export const profileSections = {
  name: words.name,
  language,
  devices: words.sessions,
  hints: words.hints,
  password: words.password,
  codes: words.recoveryCodes,
};
