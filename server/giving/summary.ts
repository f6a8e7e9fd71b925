import { dayOf } from '../../domain/calendar.ts';
import { staffText } from '../../domain/reply-text.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { giftsOfGivers } from './gift-list.ts';
import { languageOfGiver, readGivers, sameGivers } from './givers.ts';
import { organisationFor } from './issue-receipts.ts';
import { summaryMail } from './pledge-mails.ts';
import { reachedGiver } from './reached-giver.ts';
import { type GiverYear, isSummaryFor, summaryOfToken, summaryToken } from './secret-links.ts';

/** The giver, with everybody who turned out to be the same person, and what came in from them. Throws a 404 for nothing. */
async function yearOf(db: Database, { giver, year }: GiverYear) {
  const same = await sameGivers(db, giver);
  const gifts = await giftsOfGivers(db, same, year);
  const found = (await readGivers(db, [giver])).get(giver);
  if (!found || gifts.length === 0) throw notFound();
  return { name: found.name, same, gifts, language: await languageOfGiver(db, null, giver) };
}

/** What a giver gave in a year, as a file. Throws a 404 where nothing came in. */
export async function summaryFile(
  db: Database,
  config: Config,
  asked: GiverYear,
  now: Date,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, gifts, language } = await yearOf(db, asked);
  const { year } = asked;
  const projects = await translatedRecords(
    { db, config },
    'projects',
    gifts.flatMap(({ project }) => project ?? []),
    language,
  );
  const { yearlySummaryPdf } = await import('../receipts/yearly-summary-pdf.ts');
  const bytes = await yearlySummaryPdf({
    year,
    language,
    giver: { name },
    organisation: await organisationFor(db, config, language),
    gifts: gifts.toReversed().map(({ day, amount, currency, way_kind, project, receipt }) => ({
      day,
      money: { amount, currency },
      way: catalogues[language].receipts.ways[way_kind],
      purpose: projects.find(({ id: one }) => one === project?.id)?.title ?? '',
      receiptNumber: receipt?.number ?? '',
    })),
    issuedOn: dayOf(now, config.timeZone),
  });
  return { name: `gifts-${year}.pdf`, bytes };
}

/** The file by its secret address; undefined where the address is not one of the giver's, or not any more. */
export async function ownSummary(db: Database, config: Config, token: string, now: Date) {
  const asked = summaryOfToken(token);
  if (!asked) return undefined;
  const people = await db
    .selectFrom('givers')
    .select(['email', 'link_nonce'])
    .where('id', 'in', await sameGivers(db, asked.giver))
    .execute();
  return isSummaryFor(token, asked, people, config.secretKey) ? summaryFile(db, config, asked, now) : undefined;
}

/** Sends a giver the secret address of that file. Throws a 404 where nothing came in, and a 409 without an address for it. */
export async function sendSummary(unit: UnitOfWork, config: Config, asked: GiverYear): Promise<{ sent_to: string }> {
  const { db, now } = unit;
  const { giver, year } = asked;
  const { same, language } = await yearOf(db, asked);
  const reached = await reachedGiver(db, same);
  if (reached === undefined) throw conflict(staffText('giverHasNoEmail'));
  const { email } = reached;
  const token = summaryToken(asked, reached, config.secretKey);
  await unit.mail(await summaryMail({ config, db, now }, { email, language }, { year, token }));
  await unit.audit({ action: 'send_to_giver', resource: 'givers', resourceId: giver, after: { year } });
  return { sent_to: email };
}
