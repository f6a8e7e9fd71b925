import { beforeAll, expect, test } from 'vitest';
import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import { assign, takeBackGift } from '../../../server/giving/gifts.ts';
import { mergeGivers, unmergeGivers } from '../../../server/giving/giver-details.ts';
import { issueReceipt } from '../../../server/giving/issue-receipts.ts';
import { setAside, takeUp } from '../../../server/giving/payments.ts';
import { addPledge } from '../../../server/giving/pledges.ts';
import { voidReceiptOf } from '../../../server/giving/receipt-numbers.ts';
import { findSource, makeSource } from '../../../server/giving/sources.ts';
import { HttpError } from '../../../server/http/http-error.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { compareWithModel, LedgerModel, left, sum } from '../../../tests/support/ledger-model.ts';
import { random } from '../../../tests/support/random.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import { sentOf } from '../tests/statements.ts';
import { importStatement } from './statement-import.ts';
import { planImport } from './statement-plan.ts';
import { takeImportBack } from './statements.ts';

/** Random steps of a run; `LEDGER_STEPS=10000` takes some minutes on each database. */
const STEPS = Number(process.env.LEDGER_STEPS ?? 250);

/** Steps between two looks at the whole. */
const BETWEEN_LOOKS = 1_000;

const DAY = 86_400_000;

const columns: StatementColumns = {
  ...{ day: 0, amount: 1, payer_name: 2, external_id: 3, first_row: 1 },
  ...{ date_order: 'ymd', decimal: '.' },
};

eachDatabase('the ledger of gifts against a model', (app, kind) => {
  let by: number;

  beforeAll(async () => {
    by = (await app.addUser({ isSuperuser: true })).id;
  });

  const write = <Result>(work: (unit: UnitOfWork) => Promise<Result>) => app.services.write(by, work);

  test(`${STEPS} pledges, overlapping statements, imports taken back, splits, refunds, merges, receipts and undoings`, {
    timeout: 3_600_000,
  }, async () => {
    const next = random(kind === 'sqlite' ? 7 : 11);
    const { db, config } = app.services;
    const ledger = new LedgerModel();
    const { payments: model, pledges, givers, owners, receipts, issued, statements } = ledger;
    for (const isNumbered of [true, false]) {
      const facts = { name: isNumbered ? 'Code' : 'Bank', kind: isNumbered ? 'mobile_money' : 'bank' } as const;
      const { id } = await write((unit) => makeSource(unit, { ...facts, currency: 'RWF' }));
      statements.push({ source: id, isNumbered, lines: [] });
    }

    const anyOf = <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)];
    /** Answers whether the step was taken, or refused with a reason; anything else is a fault. */
    const tried = async (work: (unit: UnitOfWork) => Promise<unknown>): Promise<boolean> => {
      try {
        await write(work);
        return true;
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) return false;
        throw error;
      }
    };
    const giftsLeft = () => ledger.giftsLeft();

    /** The next statement: the days follow each other, and without numbers of the operator some lines are alike. */
    async function load(): Promise<void> {
      const { source, isNumbered, lines } = anyOf(statements) ?? { source: 0, isNumbered: true, lines: [] };
      for (let added = 1 + next(4); added > 0; added -= 1) {
        const amount = next(6) === 0 ? -100 * (1 + next(3)) : 100 * (1 + next(isNumbered ? 9 : 2));
        const last = Date.parse(lines.at(-1)?.day ?? '2026-11-20');
        const day = new Date(last + next(3) * next(2) * DAY).toISOString().slice(0, 10);
        const number = isNumbered ? `T${lines.length + 1}` : '';
        lines.push({ day, amount, cells: [day, String(amount), `Payer ${next(isNumbered ? 5 : 2)}`, number] });
      }
      // It overlaps with those before, and may end before the last line. Without numbers it begins with a whole day.
      let from = Math.max(0, lines.length - 1 - next(9));
      if (!isNumbered) from = lines.findIndex(({ day }) => day === lines[from]?.day);
      const part = lines.slice(from, lines.length - (next(3) === 0 ? 1 : 0));
      if (part.length === 0) return;
      const rows = [['Day', 'Amount', 'Name', 'Number'], ...part.map(({ cells }) => cells)];
      const sent = sentOf(rows, columns, 'new');
      const fresh = part.filter(({ known }) => !known);
      const { preview } = await planImport(db, await findSource(db, source), sent);
      expect(preview.counts).toMatchObject({ known: part.length - fresh.length, passed_over: 0, problem: 0 });
      expect(preview.added).toBe(fresh.length);
      const amounts = fresh.map(({ amount }) => amount);
      expect([preview.money_in, preview.money_out]).toEqual([
        sum(amounts.filter((amount) => amount > 0)),
        sum(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
      ]);
      const asked = {
        source: await findSource(db, source),
        sent,
        digest: preview.digest ?? '',
        by,
      };
      const imported = await importStatement(app.services, asked);
      expect(imported).toMatchObject({ added: preview.added, known: preview.counts.known });
      // The same preview once more would do something else by now.
      if (fresh.length > 0) await expect(importStatement(app.services, asked)).rejects.toMatchObject({ status: 409 });
      const stored = await db
        .selectFrom('payments')
        .select(['id', 'day', 'amount'])
        .where('statement_id', '=', imported.id)
        .orderBy('id')
        .execute();
      expect(stored.map(({ day, amount }) => [day, amount])).toEqual(fresh.map(({ day, amount }) => [day, amount]));
      for (const [at, { id, day, amount }] of stored.entries()) {
        const known = { id, day, amount, gifts: new Map<number, number>(), isSetAside: false };
        Object.assign(fresh[at] ?? {}, { known });
        model.push(known);
      }
    }

    async function pledge(): Promise<void> {
      const input = {
        amount: String(100 * (1 + next(9))),
        currency: 'RWF',
        rhythm: 'once',
        project_id: null,
        full_name: '',
        email: `giver${next(12)}@example.org`,
        phone: '',
        message: '',
        is_reminder_wanted: false,
      } as const;
      const added = { language: 'en', timeZone: config.timeZone, form: null, isByStaff: true } as const;
      const id = await write((unit) => addPledge(unit, input, added));
      pledges.push(id);
      const { giver_id } = await db
        .selectFrom('pledges')
        .select('giver_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (!givers.has(giver_id)) givers.set(giver_id, null);
    }

    /** One to three shares of a payment, for pledges or for givers, all or none. */
    async function share(): Promise<void> {
      const it = anyOf(model.filter(({ amount }) => amount > 0));
      if (!it) return;
      const shares = Array.from({ length: 1 + next(3) }, () => ({
        ...{ amount: 50 * (1 + next(8)), project_id: null, gift_id: null },
        ...(next(3) === 0
          ? { pledge_id: null, giver_id: anyOf([...givers.keys()]) ?? null }
          : { pledge_id: anyOf(pledges) ?? null, giver_id: null }),
      }));
      let made: number[] = [];
      const taken = await tried(async (unit) => {
        made = await assign(unit, it.id, shares, by);
      });
      expect(taken).toBe(!it.isSetAside && sum(shares.map(({ amount }) => amount)) <= left(it));
      const rows = await db
        .selectFrom('gifts')
        .select(['id', 'giver_id'])
        .where('id', 'in', [0, ...made])
        .execute();
      for (const { id, giver_id } of rows) {
        const asked = shares[made.indexOf(id)];
        it.gifts.set(id, asked?.amount ?? 0);
        owners.set(id, { giver: giver_id, pledge: asked?.pledge_id ?? null });
      }
    }

    async function refund(): Promise<void> {
      const it = anyOf(model.filter(({ amount }) => amount < 0));
      const gift = anyOf([...giftsLeft().keys()]);
      if (!it || gift === undefined) return;
      const amount = -50 * (1 + next(6));
      const asked = { amount, pledge_id: null, giver_id: null, project_id: null, gift_id: gift };
      const taken = await tried((unit) => assign(unit, it.id, [asked], by));
      expect(taken).toBe(!it.isSetAside && amount >= left(it) && (giftsLeft().get(gift) ?? 0) + amount >= 0);
      if (!taken) return;
      it.gifts.set(gift, (it.gifts.get(gift) ?? 0) + amount);
      receipts.delete(gift);
    }

    async function undo(): Promise<void> {
      const it = anyOf(model);
      const gift = it && anyOf([...it.gifts.keys()]);
      if (!it || gift === undefined) return;
      const own = it.gifts.get(gift) ?? 0;
      const isRefunded = it.amount > 0 && giftsLeft().get(gift) !== own;
      const taken = await tried((unit) => takeBackGift(unit, gift, { reason: 'Mistake', paymentId: it.id }, by));
      expect(taken).toBe(own !== 0 && !isRefunded);
      if (!taken) return;
      it.gifts.set(gift, 0);
      receipts.delete(gift);
    }

    async function putAside(): Promise<void> {
      const it = anyOf(model);
      if (!it) return;
      if (it.isSetAside) {
        await write((unit) => takeUp(unit, it.id));
        it.isSetAside = false;
      } else if (next(3) === 0) {
        it.isSetAside = await tried((unit) => setAside(unit, it.id, 'A fee'));
        expect(it.isSetAside).toBe(left(it) === it.amount);
      }
    }

    /** Takes an import back. Payments that nobody has dealt with are removed, and their lines are new again. */
    async function unload(): Promise<void> {
      const statement = anyOf(await db.selectFrom('statements').select('id').orderBy('id').execute());
      if (!statement || next(3) !== 0) return;
      const rows = await db.selectFrom('payments').select('id').where('statement_id', '=', statement.id).execute();
      const own = new Set(rows.map(({ id }) => id));
      const gone = new Set(model.filter((it) => own.has(it.id) && it.gifts.size === 0 && !it.isSetAside));
      const taken = await write((unit) => takeImportBack(unit, statement.id));
      expect(taken).toEqual({ removed: gone.size, kept: own.size - gone.size });
      model.splice(0, model.length, ...model.filter((it) => !gone.has(it)));
      for (const line of statements.flatMap(({ lines }) => lines)) {
        if (line.known && gone.has(line.known)) delete line.known;
      }
    }

    async function receipt(): Promise<void> {
      const all = giftsLeft();
      const gift = anyOf([...all.keys()]);
      if (gift === undefined) return;
      if (next(4) === 0) {
        await write((unit) => voidReceiptOf(unit, gift, 'Mistake'));
        receipts.delete(gift);
        return;
      }
      const amount = all.get(gift) ?? 0;
      const taken = await tried((unit) => issueReceipt(unit, config, gift, { by, byHand: false }));
      expect(taken).toBe(amount > 0 && !receipts.has(gift));
      if (!taken) return;
      receipts.set(gift, amount);
      const year = app.services.clock().getUTCFullYear();
      issued.set(year, (issued.get(year) ?? 0) + 1);
    }

    async function merge(): Promise<void> {
      const [one, other] = [anyOf([...givers.keys()]), anyOf([...givers.keys()])];
      if (one === undefined || other === undefined) return;
      if (next(2) === 0) {
        const taken = await tried((unit) => mergeGivers(unit, one, other));
        const isFree = givers.get(one) === null && givers.get(other) === null && ![...givers.values()].includes(other);
        expect(taken).toBe(one !== other && isFree);
        if (taken) givers.set(other, one);
      } else {
        expect(await tried((unit) => unmergeGivers(unit, one, other))).toBe(givers.get(other) === one);
        if (givers.get(other) === one) givers.set(other, null);
      }
    }

    /** Days go by, so that a run comes into other years. */
    const wait = async () => app.advance(next(12) * DAY);

    const look = () => compareWithModel(app.services, ledger);
    const steps = [
      load,
      load,
      pledge,
      share,
      share,
      share,
      refund,
      undo,
      putAside,
      receipt,
      receipt,
      merge,
      wait,
      unload,
    ];
    await load();
    await pledge();
    for (let step = 1; step <= STEPS; step += 1) {
      await anyOf(steps)?.();
      if (step % BETWEEN_LOOKS === 0) await look();
    }
    await look();
    expect(issued.size).toBeGreaterThan(STEPS < 250 ? 0 : 1);
  });
});
