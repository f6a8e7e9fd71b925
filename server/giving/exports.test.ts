import { beforeAll, expect, test } from 'vitest';
import { csvRows } from '../../tests/support/csv.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { readZip } from '../../tests/support/zip.ts';
import { addPledge, eachPledge } from './pledges.ts';

const NAME = '=HYPERLINK("http://a.example","Gift")';
const TITLE = '@SUM(A1:A9)';

/** What a spreadsheet takes for a formula. */
const formula = /^[\s']*[=+\-@]/;

eachDatabase('tables of giving that staff save', (app) => {
  let access: string;

  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
    const giving = await openGiving(app);
    const project = await giving.call('POST', '/projects/', { title: TITLE, description: 'x', is_active: true });
    const pledge = await giving.pledge({ full_name: NAME, email: 'ann@example.org', project_id: project.id });
    await giving.gift(700, { pledge_id: pledge.id });
  });

  const saved = async (path: string) => {
    const reply = await app.call('GET', path, undefined, access);
    expect(reply.status).toBe(200);
    return reply;
  };

  test.each([
    ['pledges', '/pledges/export/?page=1', [NAME, TITLE]],
    ['the report', '/giving-report/export/?by=project', [TITLE]],
  ])('%s: what people wrote like a formula is a text in both kinds of file', async (_, path, texts) => {
    const cells = csvRows(await (await saved(path)).text()).flat();
    for (const text of texts) expect(cells).toContain(`'${text}`);
    expect(cells.filter((cell) => formula.test(cell) && !cell.startsWith("'"))).toEqual([]);
    const parts = readZip(Buffer.from(await (await saved(`${path}&format=xlsx`)).arrayBuffer()));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    // The sign before a text that says so stands in the cell's style.
    for (const text of texts) expect(sheet).toContain(`s="1"><is><t xml:space="preserve">${text.split('"')[0]}`);
  });

  test('pledges are read 100 at a time for a file, each once, and without the secret address that it does not show', async () => {
    const { db, config, write, clock } = app.services;
    const typed = { full_name: 'Aline', email: 'aline@example.org', phone: '', message: '', project_id: null };
    const pledge = { ...typed, amount: '500', currency: 'RWF', rhythm: 'once', is_reminder_wanted: false } as const;
    const added = { language: 'en', timeZone: config.timeZone, form: null, isByStaff: true } as const;
    await write(null, async (unit) => {
      for (let count = 0; count < 150; count += 1) await addPledge(unit, pledge, added);
    });
    const parts = [];
    for await (const part of eachPledge(db, {}, { ...config, now: clock() })) parts.push(part);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(100);
    const stored = await db.selectFrom('pledges').select('id').orderBy('id').execute();
    expect(parts.flat().map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(parts.flat().filter((row) => 'address' in row || 'link_nonce' in row)).toEqual([]);
  });

  test('the report says how much came in that nobody has yet, as it is in no line', async () => {
    const giving = await openGiving(app);
    const source = await giving.call('POST', '/payment-sources/', { name: 'Box', kind: 'cash', currency: 'USD' });
    const paid = { source_id: source.id, day: '2026-11-18', amount: '12.50', key: crypto.randomUUID() };
    const { id } = await giving.call('POST', '/payments/', paid);
    const unassigned = async () => (await giving.call('GET', '/giving-report/')).unassigned;
    expect(await unassigned()).toEqual([{ currency: 'USD', amount: 1250 }]);
    await giving.call('POST', `/payments/${id}/set-aside/`, { reason: 'A sale' });
    expect(await unassigned()).toEqual([]);
  });
});
