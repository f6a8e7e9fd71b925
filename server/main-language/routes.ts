import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import {
  changeAndFollow,
  changePlacesOfAll,
  expectStates,
  previewMainLanguage,
  readSiteLanguages,
  siteLanguagesForStaff,
} from './change.ts';

/** The languages of the site, and another main one. */
export function siteLanguageRoutes(services: Services): Endpoint[] {
  const { db, log } = services;
  return [
    implement('GET /site/languages/', ({ cacheContext, currentUser }) => {
      cacheContext.addTags('settings', 'translations');
      return may(currentUser, 'settings.view') ? siteLanguagesForStaff(db) : readSiteLanguages(db);
    }),
    implement('GET /site/languages/change/', ({ query: { to } }) => previewMainLanguage(db, to)),
    implement('PUT /site/languages/', async ({ currentUser, body }) => {
      await expectStates(db);
      await changeAndFollow(services, currentUser.userId, body);
      changePlacesOfAll(services).catch((error: unknown) =>
        log.error({ err: error }, 'Not all records could change places with their translations'),
      );
      return siteLanguagesForStaff(db);
    }),
  ];
}
