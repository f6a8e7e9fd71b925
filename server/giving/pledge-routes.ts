import { staffAddresses } from '../../domain/addresses.ts';
import { minuteOf } from '../../domain/calendar.ts';
import { moneyInFigures, plainAmount } from '../../domain/giving/money.ts';
import {
  type OwnPledge,
  type Pledge,
  type PledgeInput,
  type PledgeStatus,
  pledgeTexts,
} from '../../domain/giving/pledge.ts';
import type { Language } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { inWords, replyText } from '../../domain/reply-text.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { holdRow } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { notice, noticeWords, subjectWords } from '../forms/mails.ts';
import { MAILS_COUNTED, mayWriteTo } from '../forms/recipients.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notAllowed, notFound, tooMany } from '../http/http-error.ts';
import { tableReply } from '../http/table-reply.ts';
import { secretAfter } from '../identity/secrets.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { isBeingAsked, isPaidUnseen, lastRequest } from './gateway-payments.ts';
import { followInterest, proposedInterest } from './interest.ts';
import { renewPledgeLinks } from './new-links.ts';
import { pledgeMail, receiptMail } from './pledge-mails.ts';
import {
  addPledge,
  eachPledge,
  type FiledPledge,
  findPledge,
  listPledges,
  type PledgeContext,
  type PledgeForm,
  pledgeOfForm,
  pledgeOfToken,
  shownTo,
} from './pledges.ts';
import { projectProgress } from './progress.ts';
import { receiptsOfPledge } from './receipts.ts';

const resource = 'pledges';

/** The columns of the exported list, with moments as the organisation's clocks show them. */
function columnsOf(language: Language, timeZone: string): TableColumn<FiledPledge>[] {
  const { pledge, records } = catalogues[language];
  const { headings, pledgeStates, rhythms } = records;
  return [
    { heading: headings.reference, cell: ({ reference }) => reference },
    { heading: headings.name, cell: ({ full_name }) => full_name },
    { heading: headings.email, cell: ({ email }) => email },
    { heading: headings.phone, kind: 'telephone', cell: ({ phone }) => phone },
    { heading: headings.currency, cell: ({ currency }) => currency },
    { heading: headings.amount, kind: 'number', cell: plainAmount },
    { heading: headings.rhythm, cell: ({ rhythm }) => rhythms[rhythm] },
    { heading: headings.project, cell: ({ project }) => project?.title ?? pledge.whereItIsNeeded },
    { heading: headings.state, cell: ({ state }) => pledgeStates[state] },
    {
      heading: headings.expected,
      kind: 'number',
      cell: ({ expected, currency }) => plainAmount({ amount: expected, currency }),
    },
    {
      heading: headings.received,
      kind: 'number',
      cell: ({ received, currency }) => plainAmount({ amount: received, currency }),
    },
    { heading: headings.createdAt, kind: 'moment', cell: ({ created_at }) => minuteOf(new Date(created_at), timeZone) },
  ];
}

/** The number of times a giver may cancel and reopen one pledge: each is an entry in the audit log. */
const MAX_CHANGES = 20;

/** Cancels or reopens a pledge for its giver. Does nothing if it has that status. Throws a 409 after `MAX_CHANGES`. */
async function setByGiver(unit: UnitOfWork, id: number, status: PledgeStatus): Promise<void> {
  const changed = await unit.db
    .updateTable('pledges')
    .set(({ eb }) => ({ status, changes_by_giver: eb('changes_by_giver', '+', 1), updated_at: unit.now }))
    .where('id', '=', id)
    .where('status', '<>', status)
    .returning('changes_by_giver')
    .executeTakeFirst();
  if (!changed) return;
  // Cancelling is never refused.
  if (status === 'open' && changed.changes_by_giver > MAX_CHANGES) throw conflict(replyText('pledgeReopenedTooOften'));
  const action = status === 'open' ? 'reopen' : 'cancel';
  await unit.audit({ action, resource, resourceId: id });
}

export function pledgeRoutes(services: Services): Endpoint[] {
  const { db, write, config, requests } = services;
  const { secretKey, timeZone, publicUrl } = config;
  const contextAt = (now: Date): PledgeContext => ({ now, timeZone, secretKey });
  const form = guardedForm<PledgeInput>(services, 'pledge', () => pledgeTexts.received);

  const ownPledgeOf = (token: string, now: Date) => pledgeOfToken(db, token, contextAt(now));

  /** Tells staff and, where there is an address that may be written to, the giver. */
  async function announce(unit: UnitOfWork, pledge: Pledge): Promise<void> {
    const site = await readSiteSettings(unit.db);
    const { numbers, staffMails } = noticeWords(site);
    const amount = moneyInFigures(pledge, numbers);
    const fields = {
      reference: pledge.reference,
      amount: pledge.rhythm === 'once' ? amount : staffMails.eachMonth(amount),
      project: pledge.project?.title ?? '',
      name: pledge.full_name,
      email: pledge.email,
      phone: pledge.phone,
    };
    const subject = staffMails.newPledge(subjectWords(amount));
    const link = `${publicUrl}${staffAddresses.pledge(pledge.id)}`;
    for (const mail of notice({ site, subject, fields, text: pledge.message, link }, unit.now)) await unit.mail(mail);
    if (pledge.email === '' || !(await mayWriteTo(unit, 'pledge', pledge.email, secretKey))) return;
    await unit.mail(await pledgeMail({ config, db: unit.db, now: unit.now }, pledge));
  }

  /** The pledge as its giver sees it, in the giver's language. */
  async function ownView(found: Pledge, language: Language, now: Date): Promise<OwnPledge> {
    const { reference, amount, currency, rhythm, full_name, status, received, expected, state, created_at } = found;
    const project = found.project && (await translatedRecords({ db, config }, 'projects', found.project, language));
    const receipts = await receiptsOfPledge(db, found.id, config);
    const isAsked = requests?.gateway.currencies.includes(currency);
    const last = isAsked ? await lastRequest(db, found.id, now) : undefined;
    return {
      ...{ reference, amount, currency, rhythm, full_name, status, received, expected, state, created_at },
      project,
      has_email: found.email !== '',
      receipts: receipts.map(({ number, issuedOn, address }) => ({ number, issued_on: issuedOn, address })),
      ...(isAsked && { request: last?.request ?? null, phone: last?.phone || found.phone }),
    };
  }

  return [
    implement(
      'POST /pledges/',
      async (call) => {
        const { website, started_at, idempotency_key, ...said } = call.body;
        const digest = secretAfter(JSON.stringify(said), 'pledge form', secretKey);
        const formOf = (key: string | undefined): PledgeForm | null => (key === undefined ? null : { key, digest });
        // The same form once more gets the same reference.
        const again = async (unit: UnitOfWork, key: string | undefined) => {
          const known = await pledgeOfForm(unit.db, formOf(key));
          return known === undefined ? undefined : findPledge(unit.db, known, contextAt(call.now));
        };
        const work = async (unit: UnitOfWork, key: string | undefined) => {
          // The key of a form is forgotten after a day, and that of its pledge is not.
          const known = await again(unit, key);
          if (known) return known;
          const { language } = call;
          const id = await addPledge(unit, said, { language, timeZone, form: formOf(key), isByStaff: false });
          const added = await findPledge(unit.db, id, contextAt(call.now));
          if (added) await announce(unit, added);
          return added;
        };
        const found = await form.bring(call, work, { again });
        // Whoever pledges is never thanked without a reference: what was taken for a program's form can be sent again.
        if (!found) throw conflict(replyText('pledgeNotTaken'));
        const message = inWords(catalogues[call.language].replies, replyText('pledgeTaken', found.reference));
        return { message, reference: found.reference, address: found.address };
      },
      { limiter: form.limiter },
    ),
    implement('GET /own-pledges/{token}/', async ({ parameters, contentLanguage, now, cacheContext }) => {
      // What came in for it changes without a change of anything that visitors see.
      cacheContext.doNotCache();
      return ownView(await ownPledgeOf(parameters.token, now), contentLanguage, now);
    }),
    implement('POST /own-pledges/{token}/cancel/', async ({ parameters, now, language }) => {
      const { id } = await ownPledgeOf(parameters.token, now);
      const isAsked = await write(null, async (unit) => {
        await setByGiver(unit, id, 'cancelled');
        return isBeingAsked(unit, id);
      });
      // No operator takes a request back.
      const code = isAsked ? 'pledgeCancelledWhileAsked' : 'pledgeCancelled';
      return { message: inWords(catalogues[language].replies, replyText(code)) };
    }),
    implement('POST /own-pledges/{token}/reopen/', async ({ parameters, now, language }) => {
      const { id } = await ownPledgeOf(parameters.token, now);
      await write(null, async (unit) => {
        // Paid a second time, it would be paid twice.
        if (await isPaidUnseen(unit.db, id)) throw conflict(replyText('pledgePaidMeanwhile'));
        await setByGiver(unit, id, 'open');
      });
      return { message: inWords(catalogues[language].replies, replyText('pledgeReopened')) };
    }),
    implement('POST /own-pledges/{token}/receipt/', async ({ parameters, now, language }) => {
      const found = await ownPledgeOf(parameters.token, now);
      const receipts = await receiptsOfPledge(db, found.id, config);
      if (receipts.length === 0 || found.email === '') throw conflict(replyText('noReceiptYet'));
      await write(null, async (unit) => {
        if (!(await mayWriteTo(unit, 'pledge', found.email, secretKey))) throw tooMany(MAILS_COUNTED);
        await unit.mail(await receiptMail({ config, db: unit.db, now: unit.now }, found, receipts));
      });
      return { message: inWords(catalogues[language].replies, replyText('receiptSent')) };
    }),
    implement('GET /projects/progress/', ({ cacheContext }) => {
      cacheContext.addTags('projects');
      return projectProgress(db);
    }),
    implement('GET /pledges/', async ({ currentUser, query, now }) => {
      const { count, results } = await listPledges(db, query, sliceOf(query, MAX_PAGE_SIZE), contextAt(now));
      const listed = { count, results: results.map((one) => shownTo(currentUser, one)) };
      return asPage(listed, '/pledges/', query);
    }),
    implement('GET /pledges/export/', async ({ currentUser, query, language, now }) => {
      await write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource }));
      return tableReply(
        { name: 'pledges', format: query.format },
        columnsOf(language, timeZone),
        eachPledge(db, query, contextAt(now)),
      );
    }),
    implement('GET /pledges/{id}/', async ({ currentUser, parameters, now }) => {
      const found = await findPledge(db, parameters.id, contextAt(now));
      if (!found) throw notFound();
      const proposed = may(currentUser, 'donations.view') ? await proposedInterest(db, found) : null;
      return { ...shownTo(currentUser, found), proposed_interest: proposed };
    }),
    implement('POST /pledges/by-staff/', ({ currentUser, body, now }) =>
      write(currentUser.userId, async (unit) => {
        const { language, interest_id: interestId } = body;
        if (interestId !== null && !may(currentUser, 'donations.view')) throw notAllowed();
        const id = await addPledge(unit, body, { language, timeZone, form: null, isByStaff: true, interestId });
        const added = await findPledge(unit.db, id, contextAt(now));
        if (!added) throw notFound();
        if (added.email !== '') await unit.mail(await pledgeMail({ config, db: unit.db, now: unit.now }, added));
        await unit.audit({ action: 'create', resource, resourceId: id });
        return shownTo(currentUser, added);
      }),
    ),
    implement('POST /pledges/{id}/new-link/', ({ currentUser, parameters: { id }, now }) =>
      write(currentUser.userId, async (unit) => {
        await holdRow(unit, 'pledges', id);
        await renewPledgeLinks(unit.db, [id]);
        const found = await findPledge(unit.db, id, contextAt(now));
        if (!found) throw notFound();
        await unit.audit({ action: 'new_links', resource, resourceId: id });
        return found;
      }),
    ),
    implement('PATCH /pledges/{id}/interest/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        if (!may(currentUser, 'donations.view')) throw notAllowed();
        await holdRow(unit, 'pledges', id);
        const before = await findPledge(unit.db, id, contextAt(now));
        if (!before) throw notFound();
        const { interest_id } = body;
        await followInterest(unit, before, interest_id, currentUser.userId);
        await unit.audit({
          action: 'edit',
          resource,
          resourceId: id,
          before: { interest_id: null },
          after: { interest_id },
        });
        return { ...before, ...(await findPledge(unit.db, id, contextAt(now))) };
      }),
    ),
    implement('PATCH /pledges/{id}/status/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        await holdRow(unit, 'pledges', id);
        const before = await findPledge(unit.db, id, contextAt(now));
        if (!before) throw notFound();
        const { status } = body;
        await unit.db.updateTable('pledges').set({ status, updated_at: unit.now }).where('id', '=', id).execute();
        await unit.audit({
          action: 'set_status',
          resource,
          resourceId: id,
          before: { status: before.status },
          after: { status },
        });
        return { ...before, ...(await findPledge(unit.db, id, contextAt(now))) };
      }),
    ),
  ];
}
