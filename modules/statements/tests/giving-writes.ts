import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Victim } from '../../../tests/faults/victim-client.ts';

/** Rows of a statement, in several pieces of the import; and how many of them the one before has too. */
const ROWS = 1_200;
const OVERLAP = 100;

const made = z.object({ id: z.int() });
const payment = z.object({ gifts: z.array(made) });
const receipt = z.object({ id: z.int(), number: z.string() });
const previewed = z.object({ digest: z.string(), columns: z.unknown() });
const imported = z.object({ id: z.int(), added: z.int(), known: z.int() });

type Imported = z.infer<typeof imported>;

/** `fetch` throws a `TypeError` when the connection breaks. */
function unlessGone(error: unknown): undefined {
  if (error instanceof TypeError) return undefined;
  throw error;
}

/** The rows that are new in this statement, counted from 0. */
export const newRowsOf = (statement: number) => (statement === 0 ? ROWS : ROWS - OVERLAP);

function statementFile(statement: number): string {
  const first = statement * (ROWS - OVERLAP);
  const rows = Array.from({ length: ROWS }, (_, at) => `S${first + at},2026-11-20,500,Payer ${at % 40},a gift`);
  return ['Id,Date,Amount,Name,Message', ...rows].join('\n');
}

/** Staff who import statements, and issue receipts for cash; what was answered is compared with the database after a fault. */
export class GivingWrites {
  /** Receipts that were answered: their ids, and the numbers printed on them. */
  readonly receipts = new Map<number, string>();
  /** Statements that were answered. */
  readonly imports: Imported[] = [];
  #sources: { cash: number; code: number } | undefined;

  /** Makes the places that money comes to. */
  async begin(victim: Victim): Promise<void> {
    const place = async (name: string, kind: string) =>
      made.parse(await this.#send(victim, '/payment-sources/', { name, kind, currency: 'RWF' })).id;
    this.#sources = { cash: await place('Box', 'cash'), code: await place('Code', 'mobile_money') };
  }

  /** Looks at the statement's preview, and answers how it is imported: undefined where the product was gone before it answered. */
  async preview(victim: Victim, statement: number): Promise<() => Promise<Imported | undefined>> {
    const { digest, columns } = previewed.parse(await this.#sendFile(victim, '/statements/preview/', statement));
    return async () => {
      const fields = { digest, columns: JSON.stringify(columns) };
      const reply = await this.#sendFile(victim, '/statements/', statement, fields).catch(unlessGone);
      if (reply === undefined) return undefined;
      const answered = imported.parse(reply);
      this.imports.push(answered);
      return answered;
    };
  }

  /** Takes cash and issues receipts for it, some of which turn out wrong, until the product is gone. */
  async giveReceipts(victim: Victim): Promise<void> {
    const issue = async (gift: number) => {
      const issued = receipt.parse(await this.#send(victim, `/gifts/${gift}/receipts/`, {}));
      this.receipts.set(issued.id, issued.number);
      return issued.id;
    };
    const give = async () => {
      const cash = { source_id: this.#sources?.cash, day: '2026-11-20', amount: '1000', key: randomUUID() };
      const { id } = made.parse(await this.#send(victim, '/payments/', cash));
      const shares = [{ amount: 1000, giver: { name: 'A giver' } }];
      const { gifts } = payment.parse(await this.#send(victim, `/payments/${id}/gifts/`, { shares }));
      for (const gift of gifts) {
        const wrong = await issue(gift.id);
        if (randomInt(4) > 0) continue;
        await this.#send(victim, `/receipts/${wrong}/void/`, { reason: 'A wrong name' });
        await issue(gift.id);
      }
      return true;
    };
    while (await give().catch(unlessGone));
  }

  async #send(victim: Victim, path: string, body: object): Promise<unknown> {
    return this.#answer(
      await fetch(`${victim.url}/api${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', authorization: `Bearer ${victim.access}` },
      }),
    );
  }

  async #sendFile(
    victim: Victim,
    path: string,
    statement: number,
    fields: Record<string, string> = {},
  ): Promise<unknown> {
    const form = new FormData();
    form.append('source_id', String(this.#sources?.code));
    form.append('all_came_in', 'confirmed');
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([statementFile(statement)]), 'statement.csv');
    const headers = { authorization: `Bearer ${victim.access}` };
    return this.#answer(await fetch(`${victim.url}/api${path}`, { method: 'POST', headers, body: form }));
  }

  async #answer(reply: Response): Promise<unknown> {
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${reply.url}: ${reply.status} ${JSON.stringify(body)}`);
    return body;
  }
}
