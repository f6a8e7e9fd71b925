import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Receipt } from '../../domain/giving/gift.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { secretAfter } from '../identity/secrets.ts';

describe.each(databases)('links of givers, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** A pledge that has come in, with its receipt and the year's summary, all sent by mail to this address. */
  async function given(email: string) {
    const giving = await openGiving(app);
    const pledge = await giving.pledge({ full_name: 'Alice', email });
    const receipt: Receipt = await giving.receipt(await giving.gift(5000, { pledge_id: pledge.id }));
    const { giver_id: giver } = pledge;
    // The mail about the pledge came first.
    await app.mailbox.take(email);
    await giving.call('POST', `/givers/${giver}/summaries/2026/send/`);
    const summary = /\/receipts\/\S+\.pdf/.exec((await app.mailbox.take(email)).text ?? '')?.[0] ?? '';
    return { ...giving, id: pledge.id, giver, links: [pledge.address, receipt.address, summary] };
  }

  /** What each link answers: the page of a pledge by its call, a file by itself. */
  const answers = (links: readonly string[]) =>
    Promise.all(
      links.map(async (link) => {
        const token = /\/pledge\/(.+)$/.exec(link)?.[1];
        if (token === undefined) return (await app.get(link)).status;
        const read = await app.call('GET', `/own-pledges/${token}/`);
        if (read.status === 404) {
          const { status } = await app.call('POST', `/own-pledges/${token}/cancel/`);
          expect(status).toBe(404);
        }
        return read.status;
      }),
    );

  const facts = { name: 'Alice', phone: '' };

  test('open until the address they were sent to is corrected', async () => {
    const { call, giver, id, links } = await given('alise@example.org');
    expect(await answers(links)).toEqual([200, 200, 200]);
    await call('PUT', `/givers/${giver}/`, { ...facts, name: 'Alice M.', email: 'alise@example.org' });
    expect(await answers(links)).toEqual([200, 200, 200]);
    const corrected = await call('PUT', `/givers/${giver}/`, { ...facts, email: 'alice@example.org' });
    expect(await answers(links)).toEqual([404, 404, 404]);
    const { address } = await call('GET', `/pledges/${id}/`);
    expect(await answers([address, corrected.receipts[0].address])).toEqual([200, 200]);
  });

  test('end when the person is erased, and what stays for the accounts has new ones', async () => {
    const { call, id, links } = await given('gone@example.org');
    await call('POST', '/privacy/erase/', { address: 'gone@example.org', confirmation: 'gone@example.org' });
    expect(await answers(links)).toEqual([404, 404, 404]);
    expect(await answers([(await call('GET', `/pledges/${id}/`)).address])).toEqual([200]);
  });

  test('end when staff give a pledge a new one, with those of its receipts', async () => {
    const { call, id, links } = await given('one@example.org');
    const { address } = await call('POST', `/pledges/${id}/new-link/`);
    expect(await answers([...links, address])).toEqual([404, 404, 200, 200]);
    const logged = await app.services.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('action', '=', 'new_links')
      .where('resource_id', '=', id)
      .execute();
    expect(logged).toEqual([{ action: 'new_links', before: null, after: null }]);
  });

  test('all end at once for a giver, whichever of the merged ones is named', async () => {
    const { call, giver, links } = await given('all@example.org');
    const other = await given('other@example.org');
    await call('POST', `/givers/${giver}/merge/`, { duplicate_id: other.giver });
    await call('POST', `/givers/${other.giver}/new-links/`);
    expect(await answers([...links, ...other.links])).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('of receipts that went to the address of somebody else end when the merge is undone', async () => {
    const { call, giver } = await given('root@example.org');
    const { gift, receipt } = await openGiving(app);
    const share = await gift(900, { giver: { name: 'Bo', email: '', phone: '+250788999000' } });
    const { address }: Receipt = await receipt(share);
    const duplicate = { duplicate_id: share.giver.id };
    await call('POST', `/givers/${giver}/merge/`, duplicate);
    expect(await answers([address])).toEqual([200]);
    await call('POST', `/givers/${giver}/unmerge/`, duplicate);
    expect(await answers([address])).toEqual([404]);
  });

  test('from before links could end work until somebody ends them', async () => {
    const { call, id, giver } = await given('old@example.org');
    const { db, config } = app.services;
    for (const table of ['pledges', 'receipts', 'givers'] as const)
      await db.updateTable(table).set({ link_nonce: null }).execute();
    const receipt = (await call('GET', `/givers/${giver}/`)).receipts[0].id;
    const secret = (what: string, of: string) => secretAfter(of, what, config.secretKey).slice(0, 22);
    const links = [
      `/pledge/${id}-${secret('pledge', String(id))}`,
      `/receipts/${receipt}-${secret('receipt', String(receipt))}.pdf`,
      `/receipts/${giver}-2026-${secret('summary', `${giver}-2026 old@example.org`)}.pdf`,
    ];
    expect(await answers(links)).toEqual([200, 200, 200]);
    await call('POST', `/givers/${giver}/new-links/`);
    expect(await answers(links)).toEqual([404, 404, 404]);
  });

  /** Somebody with a telephone alone, merged with this giver, whose receipt went to the giver's address. */
  async function mergedWith(giver: number, phone: string) {
    const { call, gift, receipt } = await openGiving(app);
    const share = await gift(900, { giver: { name: 'Bo', email: '', phone } });
    const { address }: Receipt = await receipt(share);
    return { call, other: share.giver.id, address, duplicate: { duplicate_id: giver } };
  }

  test('of somebody without an address end when the one that got their papers leaves them', async () => {
    const { giver } = await given('leaves@example.org');
    const { call, other, address, duplicate } = await mergedWith(giver, '+250788999001');
    await call('POST', `/givers/${other}/merge/`, duplicate);
    expect(await answers([address])).toEqual([200]);
    await call('POST', `/givers/${other}/unmerge/`, duplicate);
    expect(await answers([address])).toEqual([404]);
  });

  test.each([
    ['the wrong address itself is corrected', '+250788999002', false],
    ['the right one is entered where there was none', '+250788999003', true],
  ])('that went to a wrong address of another of the merged ones end when %s', async (_, phone, isMain) => {
    const { giver, links } = await given(`wrong${phone.slice(-1)}@example.org`);
    const { call, other, address, duplicate } = await mergedWith(giver, phone);
    await call('POST', `/givers/${other}/merge/`, duplicate);
    const right = { name: 'Bo', email: `right${phone.slice(-1)}@example.org` };
    if (isMain) await call('PUT', `/givers/${other}/`, { ...right, phone });
    else await call('PUT', `/givers/${giver}/`, { ...facts, ...right });
    expect(await answers([address, ...links])).toEqual([404, 404, 404, 404]);
  });
});
