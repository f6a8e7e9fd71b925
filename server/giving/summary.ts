import { dayOf } from '../../domain/calendar.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/http-error.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { giftsOfGivers } from './gift-list.ts';
import { languageOf, readGivers, sameGivers } from './givers.ts';
import { organisationFor } from './receipts.ts';

/** What a giver gave in a year, as a file. Throws a 404 where nothing came in. */
export async function summaryFile(
  db: Database,
  config: Config,
  id: number,
  year: number,
  now: Date,
): Promise<{ name: string; bytes: Uint8Array }> {
  const giver = (await readGivers(db, [id])).get(id);
  const gifts = giver ? await giftsOfGivers(db, await sameGivers(db, id), year) : [];
  if (!giver || gifts.length === 0) throw notFound();
  const language = await languageOf(db, null, id);
  const projects = await translatedRecords(
    { db, config },
    'projects',
    gifts.flatMap(({ project }) => project ?? []),
    language,
  );
  const { yearlySummaryPdf } = await import('../receipts/receipt-pdf.ts');
  const bytes = await yearlySummaryPdf({
    year,
    language,
    giver: { name: giver.name },
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
