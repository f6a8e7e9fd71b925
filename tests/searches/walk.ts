import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../server/database/open.ts';
import { tidy } from '../../server/housekeeping.ts';
import { random } from '../support/random.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

/** A row as the database answers it, whatever its columns are. */
export const anyRow = z.looseObject({});
export type AnyRow = z.infer<typeof anyRow>;

export const readRows = async (db: Database, query: RawBuilder<unknown>): Promise<AnyRow[]> =>
  z.array(anyRow).parse((await query.execute(db)).rows);

/** Texts of records: each holds something that the searches of `words.ts` look for, or nearly. */
const texts = [
  ...['École d’eau', "ecole d'eau", 'Ecole deau', 'N’ubwo Zoé', "n'ubwo", 'COŒUR', 'Bo', 'Ki', 'Umuganda', 'Kigali'],
  ...['a_b 100 %', 'axb 100', 'x"y (z) *', '\\', 'NOT meeting', 'col:meeting', 'Ümit Ki', '0788 111 222', 'Éva'],
];

const phones = ['0788 111 222', '+250 788-111-222', '(078) 811.1222', '0722333444', '+32 475 12 34 56', ''];

const DAY = 86_400_000;

/** Somebody of the staff who does anything at random, through the API, the same in every run with the same seed. */
export class Walk {
  readonly app: TestApp;
  readonly seed: number;
  readonly below: (bound: number) => number;
  step = 0;
  /** Accounts and roles up to these numbers are those of the test itself, and stay as they are. */
  readonly kept = { users: 0, roles: 0 };
  readonly #userId: number;
  #access = '';
  #made = 0;

  constructor(app: TestApp, seed: number, userId: number) {
    this.app = app;
    this.seed = seed;
    this.below = random(seed);
    this.#userId = userId;
  }

  get db(): Database {
    return this.app.services.db;
  }

  one<const Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is none to choose from');
    return item;
  }

  isOften = () => this.below(3) > 0;

  text = (): string => (this.below(3) === 0 ? this.one(texts) : `${this.one(texts)} ${this.one(texts)}`);

  /** A text that no other record has. */
  name = (): string => `${this.one(texts)} ${this.next()}`;

  next(): number {
    this.#made += 1;
    return this.#made;
  }

  phone = (): string => this.one(phones);

  /** Addresses come again, as people do. */
  email = (): string => `${this.one(['Eva', 'zoe', 'person1', 'bo'])}${this.below(12)}@example.org`;

  /** A moment some days from now, in the past or to come. */
  moment = (): string =>
    new Date(this.app.services.clock().getTime() + (this.below(21) - 10) * DAY + this.below(DAY)).toISOString();

  day = (): string => this.moment().slice(0, 10);

  /** The number of a record in this state; undefined where there is none. */
  async idOf(table: string, condition: RawBuilder<unknown> = sql`true`): Promise<number | undefined> {
    const rows = await readRows(this.db, sql`select id from ${sql.table(table)} where ${condition} order by id`);
    return rows.length === 0 ? undefined : Number(this.one(rows).id);
  }

  /** Time goes by, and what housekeeping does every hour is done. */
  async wait(milliseconds: number): Promise<void> {
    this.app.advance(milliseconds);
    await tidy(this.app.services);
    await this.signIn();
  }

  async signIn(): Promise<void> {
    this.#access = await accessFor(this.app, this.#userId);
  }

  /** Answers what the call replies; undefined where it is refused with a reason. Anything else is a fault. */
  call = (method: string, path: string, body?: unknown): Promise<AnyRow | undefined> =>
    this.#send(method, path, body, { authorization: `Bearer ${this.#access}` });

  /** The same of a visitor who has not been here before. */
  visit = (path: string, body: unknown): Promise<AnyRow | undefined> => {
    const number = this.next();
    return this.#send('POST', path, body, {
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    });
  };

  async #send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<AnyRow | undefined> {
    const isForm = body instanceof FormData;
    const init: RequestInit = {
      method,
      headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    };
    if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
    const reply = await fetch(`${this.app.url}/api${path}`, init);
    const text = await reply.text();
    if (reply.status >= 500 || reply.status === 401 || reply.status === 403 || reply.status === 429)
      throw new Error(`${this.where()}: ${method} ${path} ${reply.status} ${text}`);
    if (!reply.ok) return undefined;
    return anyRow.parse(text === '' ? {} : JSON.parse(text));
  }

  /** For messages of failures: what makes them come again. */
  where = (): string => `seed ${this.seed}, step ${this.step}`;
}
