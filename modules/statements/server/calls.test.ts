import { beforeAll, expect, test } from 'vitest';
import { namedCalls } from '../../../domain/api/call.ts';
import type { Payment } from '../../../domain/giving/payment.ts';
import { operationId } from '../../../server/openapi/operation-id.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { statementCalls } from '../calls.ts';
import { sendStatement } from '../tests/statements.ts';

const HEADING = 'Id,Date,Amount,Name,Phone,Message';

eachDatabase('statements', (app) => {
  let staff: SignedInUser;
  let source: number;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    const made = await call('POST', '/payment-sources/', {
      name: 'MoMo 123456',
      kind: 'mobile_money',
      currency: 'RWF',
    });
    source = (await made.json()).id;
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, staff.access);

  const statement = (
    path: '/statements/preview/' | '/statements/',
    text: string,
    fields: Record<string, string> = {},
  ) => sendStatement(app, staff.access, path, text, { source_id: String(source), all_came_in: 'confirmed', ...fields });

  /** Imports these rows as the preview shows them. */
  async function load(...rows: string[]) {
    const text = [HEADING, ...rows].join('\n');
    const preview = await (await statement('/statements/preview/', text)).json();
    const columns = JSON.stringify(preview.columns);
    const reply = await statement('/statements/', text, { digest: preview.digest, columns });
    expect(reply.status).toBe(201);
    return { preview, imported: await reply.json() };
  }

  const found = async (search: string): Promise<Payment[]> =>
    (await (await call('GET', `/payments/?search=${encodeURIComponent(search)}`)).json()).results;

  test('a statement adds each of its rows once, also in an overlapping file', async () => {
    const rows = [
      'A1,2026-11-18,1000,Jean,0788111111,hello',
      'A2,2026-11-18,1000,Jean,0788111111,hello',
      'A3,2026-11-19,-250,Fee,,monthly fee',
    ];
    const { preview, imported } = await load(...rows);
    expect(preview.counts).toMatchObject({ new: 3, known: 0, problem: 0 });
    expect([preview.money_in, preview.money_out]).toEqual([2000, 250]);
    expect(imported).toMatchObject({ added: 3, known: 0 });
    const again = await load(...rows, 'A4,2026-11-20,700,Rose,0788222222,thanks');
    expect(again.preview.counts).toMatchObject({ new: 1, known: 3 });
    expect(again.imported).toMatchObject({ added: 1, known: 3 });
    expect(await found('Jean')).toHaveLength(2);
  });

  test('without a preview, or after another one, nothing is imported', async () => {
    const text = `${HEADING}\nB1,2026-11-18,1000,Paul,,x`;
    const preview = await (await statement('/statements/preview/', text)).json();
    const columns = JSON.stringify(preview.columns);
    expect((await statement('/statements/', text, { columns })).status).toBe(400);
    const other = await statement('/statements/', `${text}\nB2,2026-11-18,5,Paul,,x`, {
      columns,
      digest: preview.digest,
    });
    expect(other.status).toBe(409);
    expect(await found('Paul')).toEqual([]);
  });

  test('a file that is no table is refused at its field', async () => {
    const reply = await statement('/statements/preview/', '%PDF-1.7 and more');
    expect(reply.status).toBe(400);
    expect((await reply.json()).errors.file).toHaveLength(1);
  });
});

test('taking an import back is called as taking a gift back is', () => {
  const names = namedCalls(statementCalls).map(operationId);
  expect(names).toContain('takeBackStatement');
});
