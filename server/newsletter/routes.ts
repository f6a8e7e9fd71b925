import { minuteOf } from '../../domain/calendar.ts';
import type { Language } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { newsletterTexts } from '../../domain/newsletter.ts';
import type { Subscriber } from '../../domain/subscriber.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';

import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import { tableReply } from '../http/table-reply.ts';
import { normaliseEmail } from '../identity/accounts.ts';
import { randomSecret } from '../identity/secrets.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { confirmLink, confirmMail, subscribedMail, unsubscribeLink, unsubscribeToken } from './mails.ts';
import {
  askFor,
  confirm,
  confirmUntil,
  countSubscribers,
  leave,
  listSubscribers,
  subscriberBatches,
  subscriberCalled,
} from './store.ts';

const path = '/newsletter/subscribers/';

/** The columns of the exported list, with moments as the organisation's clocks show them. */
function columnsOf(language: Language, timeZone: string): TableColumn<Subscriber>[] {
  const { headings, subscriberStatuses } = catalogues[language].records;
  const moment = (at: string | null) => (at === null ? '' : minuteOf(new Date(at), timeZone));
  return [
    { heading: headings.email, cell: ({ email }) => email },
    { heading: headings.status, cell: ({ status }) => subscriberStatuses[status] },
    { heading: headings.requestedAt, kind: 'moment', cell: ({ created_at }) => moment(created_at) },
    { heading: headings.confirmedAt, kind: 'moment', cell: ({ confirmed_at }) => moment(confirmed_at) },
    { heading: headings.unsubscribedAt, kind: 'moment', cell: ({ left_at }) => moment(left_at) },
  ];
}

/** The staff's calls for subscribers. */
function subscriberRoutes({ db, write, config: { timeZone, campaignPace } }: Services): Endpoint[] {
  return [
    implement('GET /newsletter/subscribers/', async ({ query }) =>
      asPage(await listSubscribers(db, query, sliceOf(query, MAX_PAGE_SIZE)), path, query),
    ),
    implement('GET /newsletter/subscribers/counts/', () => countSubscribers(db, campaignPace)),
    implement('GET /newsletter/subscribers/export/', async ({ currentUser, query, language }) => {
      await write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource: 'newsletter_subscribers' }));
      const file = { name: 'newsletter-subscribers', format: query.format };
      return tableReply(file, columnsOf(language, timeZone), subscriberBatches(db, query));
    }),
  ];
}

export function newsletterRoutes(services: Services): Endpoint[] {
  const { publicUrl, secretKey } = services.config;
  const limiter = guardedForm(services, 'newsletter', () => newsletterTexts.asked);

  async function tellSubscribed(unit: UnitOfWork, email: string, language: Language): Promise<void> {
    const site = await readSiteSettings(unit.db);
    const leaveLink = unsubscribeLink(publicUrl, language, unsubscribeToken(email, secretKey));
    await unit.mail(subscribedMail(email, language, leaveLink, confirmUntil(unit.now), site));
  }

  return [
    ...subscriberRoutes(services),
    ...campaignRoutes(services),
    implement(
      'POST /newsletter/',
      (call) =>
        limiter.take(call, async (unit) => {
          const email = normaliseEmail(call.body.email);
          const confirmToken = randomSecret();
          const { language } = call;
          const asked = { email, language, confirmToken, unsubscribeToken: unsubscribeToken(email, secretKey) };
          const answer = await askFor(unit, asked, () => mayWriteTo(unit, 'newsletter', email, secretKey));
          if (answer === 'subscribed') await tellSubscribed(unit, email, language);
          if (answer === 'confirm') {
            const site = await readSiteSettings(unit.db);
            const link = confirmLink(publicUrl, language, confirmToken);
            await unit.mail(confirmMail(email, language, link, confirmUntil(unit.now), site));
          }
          return subscriberCalled(unit.db, email);
        }),
      { limiter: limiter.limiter },
    ),
    implement('POST /newsletter/confirm/', ({ body, language }) =>
      services.write(null, async (unit) => {
        const confirmed = await confirm(unit, body.token);
        if (!confirmed) throw badRequest(newsletterTexts.badConfirmLink);
        if (confirmed.isNew) await tellSubscribed(unit, confirmed.email, confirmed.language);
        return { message: worded(newsletterTexts.confirmed, language) };
      }),
    ),
    implement('POST /newsletter/unsubscribe/', ({ body, language }) =>
      services.write(null, async (unit) => {
        if (!(await leave(unit.db, body.token, unit.now))) throw badRequest(newsletterTexts.badLeaveLink);
        return { message: worded(newsletterTexts.left, language) };
      }),
    ),
  ];
}
