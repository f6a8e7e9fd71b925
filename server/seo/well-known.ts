import { Hono } from 'hono';
import { addresses, otherAddresses, staffAddresses } from '../../domain/addresses.ts';
import { mainLanguage } from '../../domain/languages.ts';
import { noticeMailbox } from '../../domain/site.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { standardPageLeads } from '../page-leads/leads.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';

/** Months for which the file says that it holds: RFC 9116 advises less than a year. */
const HOLDS = 6;

const firstOfMonth = (now: Date, ahead: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString();

/** What programs ask every site for, at addresses that are the same everywhere. */
export function wellKnownRoutes(services: Services) {
  const {
    db,
    clock,
    config: { publicUrl },
  } = services;
  const app = new Hono<AppEnvironment>();
  const leadsIn = standardPageLeads(services);

  /** Whom to tell of a weakness: RFC 9116, as SECURITY.md has it. */
  app.get(otherAddresses.securityText, async (context) => {
    const now = clock();
    context.env?.cacheContext?.addTags('settings');
    context.env?.cacheContext?.expiresAt(firstOfMonth(now, 1));
    const site = await readSiteSettings(db);
    const mailbox = noticeMailbox(site);
    const led = (await leadsIn(mainLanguage(), now, context.env?.cacheContext)).get('contact');
    // It must name somebody.
    const page = led === undefined ? addresses.contact : (led ?? (mailbox === null ? addresses.home : null));
    const lines = [
      ...(page === null ? [] : [`Contact: ${publicUrl}${page}`]),
      ...(mailbox === null ? [] : [`Contact: mailto:${mailbox}`]),
      `Expires: ${firstOfMonth(now, 1 + HOLDS)}`,
      `Preferred-Languages: ${[mainLanguage(), ...site.languages].join(', ')}`,
      `Canonical: ${publicUrl}${otherAddresses.securityText}`,
      '',
    ];
    return context.body(lines.join('\n'), 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  /** Where somebody who keeps passwords in a program changes one: https://w3c.github.io/webappsec-change-password-url. */
  app.get(otherAddresses.changePassword, (context) => {
    context.header('cache-control', 'no-cache');
    return context.redirect(staffAddresses.profile, 302);
  });
  return app;
}
