import { mainLanguage } from '../../domain/languages.ts';
import { RESULTS_ON_A_PAGE } from '../../domain/site-search.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { PlaceLimiter } from '../http/limit.ts';
import { standardPageLeads } from '../page-leads/leads.ts';
import { asPage } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { dismissMissed, listMissed, MissedWords } from './missed-words.ts';
import { findTexts } from './search.ts';
import { shown } from './shown.ts';
import { termsOf } from './terms.ts';

/** Searches from one place within a minute: a school or a village may share one. */
const SEARCHED_FROM_A_PLACE = { name: 'site-search', most: 60, seconds: 60 };

/** The networks around a place have this many times as many. */
const TIMES_LARGER = 8;

export function siteSearchRoutes(services: Services): Endpoint[] {
  const { db, write, config, limits } = services;
  const missed = new MissedWords(services);
  const leadsIn = standardPageLeads(services);
  return [
    implement(
      'GET /search/',
      async ({
        query: { q = '', language = mainLanguage(), page = 1 },
        currentUser,
        address,
        userAgent,
        isAhead = false,
        now,
        cacheContext,
      }) => {
        // What somebody searches for is kept nowhere, and that is where its reply would be.
        cacheContext.doNotCache();
        const terms = termsOf(q);
        const hidden = [...(await leadsIn(language, now)).keys()].toSorted();
        const found = await findTexts(db, { terms, language, now, timeZone: config.timeZone, hidden });
        if (page === 1)
          await missed.note(q, terms, { address, userAgent, isAhead, isStaff: currentUser !== null }, now);
        const results = await shown(
          db,
          found.slice((page - 1) * RESULTS_ON_A_PAGE, page * RESULTS_ON_A_PAGE),
          language,
        );
        return asPage({ count: found.length, results }, '/search/', { q, language, page }, RESULTS_ON_A_PAGE);
      },
      { limiter: new PlaceLimiter(limits, SEARCHED_FROM_A_PLACE, TIMES_LARGER) },
    ),
    implement('GET /search/missed/', ({ now }) => listMissed(db, { now, timeZone: config.timeZone })),
    implement('PATCH /search/missed/{id}/', ({ currentUser, parameters: { id }, body: { is_dismissed } }) =>
      write(currentUser.userId, (unit) => dismissMissed(unit.db, id, is_dismissed)),
    ),
  ];
}
