import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Write } from '../../../server/database/unit-of-work.ts';
import { findSource, makeSource } from '../../../server/giving/sources.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import { sendStatement, sentOf } from '../tests/statements.ts';
import { withStatement } from './read-statement.ts';
import { importStatement } from './statement-import.ts';
import { planImport } from './statement-plan.ts';

const HEADING = 'Id,Date,Amount,Name';

const columns: StatementColumns = {
  ...{ external_id: 0, day: 1, amount: 2, payer_name: 3, first_row: 1 },
  ...{ date_order: 'ymd', decimal: '.' },
};

/** Lines of a statement; without numbers of the operator where `name` is empty. */
const linesOf = (name: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${name && name + (from + at)},2026-10-01,${1000 + from + at},Payer`);

eachDatabase('importing a statement', (app) => {
  let staff: SignedInUser;
  let colleague: SignedInUser;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    colleague = await signedIn(app, { isSuperuser: true });
  });

  const newSource = () =>
    app.services.write(null, async (unit) => {
      const { id } = await makeSource(unit, { name: 'Bank', kind: 'bank', currency: 'RWF' });
      return id;
    });
  const stored = async (source: number) =>
    (await app.services.db.selectFrom('payments').select('amount').where('source_id', '=', source).execute()).length;

  /** What is sent after the preview of this file. */
  async function previewed(source: number, lines: readonly string[]) {
    const text = [HEADING, ...lines].join('\n');
    const fields = { source_id: String(source), all_came_in: 'confirmed', columns: JSON.stringify(columns) };
    const preview = await (await sendStatement(app, staff.access, '/statements/preview/', text, fields)).json();
    // An account has one file in the queue at a time: others may send the same.
    return (by = staff) => sendStatement(app, by.access, '/statements/', text, { ...fields, digest: preview.digest });
  }

  /** The order of an import that somebody has seen the preview of, below the call. */
  async function ordered(id: number, lines: readonly string[]) {
    const { db } = app.services;
    const source = await findSource(db, id);
    const rows = [HEADING, ...lines].map((line) => line.split(','));
    const sent = sentOf(rows, columns);
    const { preview } = await planImport(db, source, sent);
    return { source, sent, digest: preview.digest ?? '', by: staff.id };
  }

  const enterCash = (source_id: number, amount: string) =>
    app.call('POST', '/payments/', { source_id, day: '2026-10-01', amount, key: crypto.randomUUID() }, staff.access);

  test('the same file sent eight times at once adds its rows once', async () => {
    const source = await newSource();
    const importIt = await previewed(source, linesOf('A', 0, 700));
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(app, { isSuperuser: true })));
    const replies = await Promise.all(people.map((by) => importIt(by)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await stored(source)).toBe(700);
  });

  test('eight imports that were worked out before any of them was stored add the rows once', async () => {
    const source = await newSource();
    const order = await ordered(source, linesOf('F', 0, 700));
    const imports = await Promise.allSettled(Array.from({ length: 8 }, () => importStatement(app.services, order)));
    expect(imports.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of imports) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 });
    }
    expect(await stored(source)).toBe(700);
  });

  test('of two files that overlap, sent at once, the second is looked at again', async () => {
    const source = await newSource();
    const imports = [await previewed(source, linesOf('B', 0, 600)), await previewed(source, linesOf('B', 500, 1100))];
    const replies = await Promise.all(imports.map((importIt, at) => importIt([staff, colleague][at])));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stored(source)).toBe(600);
  });

  test('two files that have no row in common are both imported, at once', async () => {
    const source = await newSource();
    const imports = [await previewed(source, linesOf('C', 0, 600)), await previewed(source, linesOf('D', 600, 1200))];
    const replies = await Promise.all(imports.map((importIt, at) => importIt([staff, colleague][at])));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored(source)).toBe(1200);
  });

  /** `write` before which somebody enters cash, once. */
  function writeAfter(change: () => Promise<unknown>): Write {
    let isFirst = true;
    return async (by, work) => {
      if (isFirst) await change();
      isFirst = false;
      return app.services.write(by, work);
    };
  }

  test('an import that was compared with payments of another, which was taken back since, is stopped', async () => {
    const source = await newSource();
    const { id } = await (await (await previewed(source, linesOf('T', 0, 3)))()).json();
    const order = await ordered(source, linesOf('T', 0, 4));
    const write = writeAfter(() => app.call('POST', `/statements/${id}/take-back/`, undefined, staff.access));
    const services = { db: app.services.db, write };
    await expect(importStatement(services, order)).rejects.toMatchObject({ status: 409 });
    expect(await stored(source)).toBe(0);
    expect(await importStatement(services, await ordered(source, linesOf('T', 0, 4)))).toMatchObject({ added: 4 });
  });

  test('a payment that was entered after the file was compared, and may be one of its rows, stops the import', async () => {
    const source = await newSource();
    const order = await ordered(source, linesOf('', 0, 20));
    const write = writeAfter(() => enterCash(source, '1007'));
    await expect(importStatement({ ...app.services, write }, order)).rejects.toMatchObject({ status: 409 });
    expect(await stored(source)).toBe(1);
  });

  test('another payment that was entered meanwhile does not', async () => {
    const source = await newSource();
    const order = await ordered(source, linesOf('', 0, 20));
    const write = writeAfter(() => enterCash(source, '5'));
    expect(await importStatement({ ...app.services, write }, order)).toMatchObject({ added: 20 });
    expect(await stored(source)).toBe(21);
  });

  test('a source whose currency was changed meanwhile stops the import', async () => {
    const source = await newSource();
    const order = await ordered(source, linesOf('', 0, 20));
    const change = { name: 'Bank', kind: 'bank', currency: 'USD' };
    const write = writeAfter(() => app.call('PUT', `/payment-sources/${source}/`, change, staff.access));
    await expect(importStatement({ ...app.services, write }, order)).rejects.toMatchObject({ status: 409 });
    expect(await stored(source)).toBe(0);
  });

  test('the kind and the currency of a source stay once it has payments, as rows that are known would be new', async () => {
    const source = await newSource();
    const change = (body: object) =>
      app.call(
        'PUT',
        `/payment-sources/${source}/`,
        { name: 'Bank', kind: 'bank', currency: 'RWF', ...body },
        staff.access,
      );
    expect((await change({ kind: 'mobile_money' })).status).toBe(200);
    expect((await change({})).status).toBe(200);
    await enterCash(source, '5');
    for (const body of [{ kind: 'gateway' }, { currency: 'USD' }]) expect((await change(body)).status).toBe(409);
    expect((await change({ name: 'The bank' })).status).toBe(200);
  });

  test('visitors are answered while the rows of a large file are compared and stored', async () => {
    const source = await newSource();
    const order = await ordered(source, linesOf('G', 0, 20_000));
    let isDone = false;
    const work = importStatement(app.services, order).finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      expect((await app.get('/healthz')).status).toBe(200);
      answered += 1;
    }
    expect(await work).toMatchObject({ added: 20_000 });
    // An import in one piece would let the first in, and the last.
    expect(answered).toBeGreaterThan(10);
  });

  test('nobody’s write waits while a file is compared: its transaction reads little, and stores many rows at once', async () => {
    const source = await newSource();
    const order = await ordered(source, linesOf('E', 0, 2_000));
    const sent: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        sent.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const write: Write = (by, work) =>
      app.services.write(by, (unit) => work({ ...unit, db: unit.db.withPlugin(counting) }));
    expect(await importStatement({ ...app.services, write }, order)).toMatchObject({ added: 2_000 });
    const sentOf = (name: string) => sent.filter((node) => node === name).length;
    expect(sentOf('SelectQueryNode')).toBeLessThan(5);
    // The lock, the statement, and four times 500 rows.
    expect(sentOf('InsertQueryNode')).toBe(6);
  });

  test('uploads that are broken off hold nobody up, and a second file of one account is told to wait', async () => {
    const source_id = String(await newSource());
    const breakOff = new AbortController();
    const previewOf = (by: SignedInUser, name: string, signal?: AbortSignal) => {
      const text = [HEADING, ...linesOf(name, 0, 2_000)].join('\n');
      return sendStatement(app, by.access, '/statements/preview/', text, { source_id }, signal);
    };
    // Another file is at work for as long as this takes, so that all of these wait.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const folder = await mkdtemp(join(tmpdir(), 'intambwe-statement-'));
    onTestFinished(() => {
      letGo();
      return rm(folder, { recursive: true });
    });
    const path = join(folder, 'statement.csv');
    await writeFile(path, [HEADING, ...linesOf('P', 0, 3)].join('\n'));
    const known = { asked: undefined, kept: undefined, leftOut: [], lastPledge: 0, names: [] };
    const task = { path, fileName: 'statement.csv', currency: 'RWF', today: '2026-11-20', ...known } as const;
    const sender = { account: 0, signal: new AbortController().signal };
    const first = withStatement(task, sender, () => held);
    const people = [
      staff,
      ...(await Promise.all(Array.from({ length: 4 }, () => signedIn(app, { isSuperuser: true })))),
    ];
    const lost = await Promise.all(
      people.map(async (by) => {
        const both = [previewOf(by, 'Q', breakOff.signal), previewOf(by, 'Q', breakOff.signal)];
        // Whichever came second is told so, and the other waits.
        const { status, headers } = await Promise.race(both);
        expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
        return both;
      }),
    );
    breakOff.abort();
    const ends = await Promise.allSettled(lost.flat());
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(people.length);
    let read = 0;
    const count = () => {
      read += 1;
    };
    subscribe('child_process', count);
    letGo();
    await first;
    expect((await previewOf(colleague, 'R')).status).toBe(200);
    unsubscribe('child_process', count);
    // The colleague's, and one at most that began before the program had heard that its sender is gone.
    expect(read).toBeLessThanOrEqual(2);
  });
});
