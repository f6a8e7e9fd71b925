import './main-language.ts';
import { language } from '#locale/language.ts';
import { addressesIn, otherAddresses as others } from '../../domain/addresses.ts';
import { addressIn } from '../../domain/languages.ts';

/** Every page of the site, in the language of the document. */
export const addresses = addressesIn(language);

/** An address that is written out, in the language of the document. */
export const here = (address: string) => addressIn(language, address);

/** The other addresses; those that show a page or hold its words are in the language of the document too. */
export const otherAddresses = {
  ...others,
  postsAsBlogs: here(others.postsAsBlogs),
  eventsWithoutOne: here(others.eventsWithoutOne),
  offline: here(others.offline),
  /** Leads to the one sign-in, in the language of the document. */
  signIn: here(others.signIn),
  manifest: here(others.manifest),
  feed: here(others.feed),
  calendar: here(others.calendar),
  eventCalendar: (id: number) => here(others.eventCalendar(id)),
};
