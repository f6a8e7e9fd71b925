import { Hono } from 'hono';
import { dayOf } from '../../domain/calendar.ts';
import type { Gift, Receipt } from '../../domain/giving/gift.ts';
import { plainAmount } from '../../domain/giving/money.ts';
import type { ReportLine, ReportQuery } from '../../domain/giving/report.ts';
import type { Language } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { networkOf } from '../http/network.ts';
import type { RequestBindings } from '../http/serve.ts';
import { tableReply } from '../http/table-reply.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { findGift, listGifts } from './gift-list.ts';
import { listGivers, mergeGivers, readGiverDetails, unmergeGivers } from './giver-details.ts';
import { correctGiver, mergedGiver, sameGivers } from './givers.ts';
import { issueReceipt, issueReceipts } from './issue-receipts.ts';
import { renewLinksOf } from './new-links.ts';
import type { PledgeContext } from './pledges.ts';
import { listVoidNumbers, voidReceipt } from './receipt-numbers.ts';
import { findReceipt, listReceipts, receiptFile, receiptOfToken, sendReceipt } from './receipts.ts';
import { readGivingReport } from './report.ts';
import { summaryOfToken } from './secret-links.ts';
import { ownSummary, sendSummary, summaryFile } from './summary.ts';

/** A PDF to be saved. It is personal: nothing keeps a copy. */
const pdfReply = ({ name, bytes }: { name: string; bytes: Uint8Array }) =>
  new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });

function reportColumns(by: ReportQuery['by'], language: Language): TableColumn<ReportLine>[] {
  const { pledge, records } = catalogues[language];
  const { headings } = records;
  const money = (amount: number, { currency }: ReportLine) => plainAmount({ amount, currency });
  return [
    by === 'month'
      ? { heading: headings.month, cell: ({ label }) => label }
      : { heading: headings.project, cell: ({ label }) => label || pledge.whereItIsNeeded },
    { heading: headings.currency, cell: ({ currency }) => currency },
    { heading: headings.pledged, kind: 'number', cell: (line) => money(line.pledged, line) },
    { heading: headings.received, kind: 'number', cell: (line) => money(line.received, line) },
    { heading: headings.outstanding, kind: 'number', cell: (line) => money(line.outstanding, line) },
  ];
}

/** Notes when somebody thanked for a gift; null where nobody has. */
async function markThanked(unit: UnitOfWork, id: number, moment: string | null): Promise<Gift> {
  await unit.db.updateTable('gifts').set({ thanked_at: moment }).where('id', '=', id).execute();
  const found = await findGift(unit.db, id);
  if (!found) throw notFound();
  const action = moment === null ? 'take_thanks_back' : 'thank';
  await unit.audit({ action, resource: 'givers', resourceId: found.giver.id });
  return found;
}

/** Receipts, givers, and the accounts. */
export function receiptRoutes(services: Services): Endpoint[] {
  const { db, write, config } = services;
  const contextAt = (now: Date): PledgeContext => ({ now, timeZone: config.timeZone, secretKey: config.secretKey });

  async function receiptOf(database: Database, id: number): Promise<Receipt> {
    const found = await findReceipt(database, id, config);
    if (!found) throw notFound();
    return found;
  }

  return [
    implement('GET /gifts/', async ({ query, now }) => {
      const listed = await listGifts(db, query, sliceOf(query, MAX_PAGE_SIZE), dayOf(now, config.timeZone));
      return asPage(listed, '/gifts/', query);
    }),
    implement('POST /gifts/{id}/thanks/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, (unit) => markThanked(unit, id, unit.now)),
    ),
    implement('DELETE /gifts/{id}/thanks/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, (unit) => markThanked(unit, id, null)),
    ),
    implement('POST /gifts/{id}/receipts/', ({ currentUser, parameters: { id }, query: { by_hand = false } }) =>
      write(currentUser.userId, async (unit) =>
        receiptOf(unit.db, await issueReceipt(unit, config, id, { by: currentUser.userId, byHand: by_hand })),
      ),
    ),
    implement('GET /receipts/', async ({ currentUser, query }) => {
      const asked = { ...query, byAddress: may(currentUser, 'pledges.view') };
      return asPage(await listReceipts(db, asked, sliceOf(query, MAX_PAGE_SIZE), config), '/receipts/', query);
    }),
    implement('POST /receipts/', ({ currentUser, body }) =>
      write(currentUser.userId, (unit) => issueReceipts(unit, config, body, currentUser.userId)),
    ),
    implement('GET /receipts/void-numbers/', () => listVoidNumbers(db)),
    implement('GET /receipts/{id}/file/', async ({ parameters }) =>
      pdfReply(await receiptFile(db, parameters.id, config.timeZone)),
    ),
    implement('POST /receipts/{id}/send/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, async (unit) => {
        await sendReceipt(unit, config, id);
        return receiptOf(unit.db, id);
      }),
    ),
    implement('POST /receipts/{id}/void/', ({ currentUser, parameters: { id }, body }) =>
      write(currentUser.userId, async (unit) => {
        if (!(await voidReceipt(unit, id, body.reason))) {
          await receiptOf(unit.db, id);
          throw conflict(staffText('receiptVoidAlready'));
        }
        return receiptOf(unit.db, id);
      }),
    ),
    implement('GET /givers/', async ({ query }) =>
      asPage(await listGivers(db, query, sliceOf(query, MAX_PAGE_SIZE)), '/givers/', query),
    ),
    implement('GET /givers/{id}/', ({ currentUser, parameters: { id }, now }) =>
      readGiverDetails(db, id, { currentUser, config, now }),
    ),
    implement('PUT /givers/{id}/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        await correctGiver(unit, id, body);
        await unit.audit({ action: 'edit', resource: 'givers', resourceId: id });
        return readGiverDetails(unit.db, id, { currentUser, config, now });
      }),
    ),
    implement('POST /givers/{id}/new-links/', ({ currentUser, parameters: { id }, now }) =>
      write(currentUser.userId, async (unit) => {
        await holdRow(unit, 'givers', id);
        const giver = await mergedGiver(unit.db, id);
        if (giver === undefined) throw notFound();
        await renewLinksOf(unit.db, await sameGivers(unit.db, giver));
        await unit.audit({ action: 'new_links', resource: 'givers', resourceId: giver });
        return readGiverDetails(unit.db, id, { currentUser, config, now });
      }),
    ),
    implement('POST /givers/{id}/merge/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        await mergeGivers(unit, id, body.duplicate_id);
        return readGiverDetails(unit.db, id, { currentUser, config, now });
      }),
    ),
    implement('POST /givers/{id}/unmerge/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        await unmergeGivers(unit, id, body.duplicate_id);
        return readGiverDetails(unit.db, id, { currentUser, config, now });
      }),
    ),
    implement('GET /givers/{id}/summaries/{year}/', async ({ parameters: { id, year }, now }) =>
      pdfReply(await summaryFile(db, config, { giver: id, year }, now)),
    ),
    implement('POST /givers/{id}/summaries/{year}/send/', ({ currentUser, parameters: { id, year } }) =>
      write(currentUser.userId, async (unit) => {
        const sent = await sendSummary(unit, config, { giver: id, year });
        return may(currentUser, 'pledges.view') ? sent : { sent_to: '' };
      }),
    ),
    implement('GET /giving-report/', ({ query, now }) => readGivingReport(db, query, contextAt(now))),
    implement('GET /giving-report/export/', async ({ currentUser, query, language, now }) => {
      await write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource: 'pledges' }));
      const { lines } = await readGivingReport(db, query, contextAt(now));
      return tableReply(
        { name: `giving-by-${query.by}`, format: query.format },
        reportColumns(query.by, language),
        (async function* () {
          yield lines;
        })(),
      );
    }),
  ];
}

/** Receipts that one place may have drawn: each takes 50 ms of the processor. */
const MAX_DRAWN = 30;
const WINDOW = 10 * 60;

/** Receipts and yearly summaries by their secret addresses, for their givers. */
export function ownReceiptRoutes({
  db,
  config,
  limits,
  clock,
}: Services): Hono<{ Bindings: Partial<RequestBindings> }> {
  const app = new Hono<{ Bindings: Partial<RequestBindings> }>();
  const limiter = limits.make({ name: 'receipts', most: MAX_DRAWN, seconds: WINDOW });
  app.get('/receipts/:file', async (context) => {
    const [, token = ''] = /^(.{1,60})\.pdf$/.exec(context.req.param('file')) ?? [];
    const receipt = await receiptOfToken(db, token, config.secretKey);
    if (receipt === undefined && summaryOfToken(token) === undefined) return context.notFound();
    await limiter.count(networkOf(context.env.address ?? ''));
    const file =
      receipt === undefined
        ? await ownSummary(db, config, token, clock())
        : await receiptFile(db, receipt, config.timeZone);
    return file ? pdfReply(file) : context.notFound();
  });
  return app;
}
