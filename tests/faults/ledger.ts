import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';

/** The writes: three forms of visitors, and two writes of staff. */
const kinds = ['contact', 'donation', 'newsletter', 'announcement', 'edit'] as const;
type Kind = (typeof kinds)[number];

/** One write, under a key that is found again in its rows, its mails and the audit log. */
export interface LedgerEntry {
  kind: Kind;
  key: string;
  /** The product has said that it has it. */
  isAcknowledged: boolean;
}

interface Place {
  url: string;
  access: string;
}

export const isSentByForm = ({ kind }: LedgerEntry) =>
  kind === 'contact' || kind === 'donation' || kind === 'newsletter';

export const emailOf = ({ key }: LedgerEntry) => `${key}@example.org`;

const made = z.object({ id: z.int() });

/** So many writers at once, each with one write after the other. */
const WRITERS = 4;

/** Writes to the product over HTTP, and records the replies, which are compared with the database after a fault. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** Replies that refused a write, by their status. */
  readonly refused = new Map<number, number>();
  /** Replies that lack what every refusal must have. */
  readonly malformed: string[] = [];

  get acknowledged(): number {
    return this.entries.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** Writes until the product is gone or `signal` is aborted. Returns the writes. */
  async write(place: Place, signal?: AbortSignal): Promise<LedgerEntry[]> {
    const from = this.entries.length;
    const writer = async () => {
      while (!signal?.aborted) {
        const kind = kinds[randomInt(kinds.length - 1)] ?? 'contact';
        if (!(await this.#tryNew(place, kind))) return;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    return this.entries.slice(from);
  }

  /** One write of each kind. Returns the statuses. */
  async writeEach(place: Place): Promise<number[]> {
    const statuses: number[] = [];
    for (const kind of kinds.slice(0, -1)) {
      const { reply } = await this.#send(place, this.#begin(kind));
      statuses.push(reply.status);
    }
    return statuses;
  }

  /** Sends again, under the same keys, the forms that were not answered: as a phone does when it has a network again. */
  async repeatUnanswered(place: Place): Promise<void> {
    for (const entry of this.entries) {
      if (!entry.isAcknowledged && isSentByForm(entry)) await this.#send(place, entry);
    }
  }

  /** Sends every form once more that was taken, as a visitor does who presses the button twice. */
  async repeatAnswered(place: Place, entries: readonly LedgerEntry[]): Promise<void> {
    for (const entry of entries.filter((one) => one.isAcknowledged && isSentByForm(one)))
      await this.#send(place, entry);
  }

  #begin(kind: Kind, key: string = randomUUID()): LedgerEntry {
    const entry: LedgerEntry = { kind, key, isAcknowledged: false };
    this.entries.push(entry);
    return entry;
  }

  /** False when the product is gone. */
  async #tryNew(place: Place, kind: Kind): Promise<boolean> {
    try {
      const entry = this.#begin(kind);
      const { reply, body } = await this.#send(place, entry);
      if (kind !== 'announcement' || !reply.ok) return true;
      const { id } = made.parse(body);
      await this.#send(place, this.#begin('edit', entry.key), id);
      return true;
    } catch (error) {
      // `fetch` throws this when the connection breaks.
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  async #send({ url, access }: Place, entry: LedgerEntry, id?: number): Promise<{ reply: Response; body: unknown }> {
    const { path, fields } = this.#message(entry, id);
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      // Limits count by the address.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    };
    if (!isSentByForm(entry)) headers.authorization = `Bearer ${access}`;
    const method = entry.kind === 'edit' ? 'PUT' : 'POST';
    const reply = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(fields) });
    const body: unknown = await reply.json();
    if (reply.ok) entry.isAcknowledged = true;
    else this.#noteRefusal(reply, body);
    return { reply, body };
  }

  #noteRefusal({ status, headers }: Response, body: unknown): void {
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
    const isPlain = z.strictObject({ detail: z.string() }).safeParse(body).success;
    if (!isPlain || !headers.has('retry-after')) this.malformed.push(`${status} ${JSON.stringify(body)}`);
  }

  #message(entry: LedgerEntry, id: number | undefined): { path: string; fields: object } {
    const { kind, key } = entry;
    const email = emailOf(entry);
    if (kind === 'contact') {
      const fields = { name: 'Keza', email, subject_type: 'general', subject: key, message: 'May I come?' };
      return { path: '/contact/', fields: { ...fields, idempotency_key: key } };
    }
    if (kind === 'donation') {
      const fields = { full_name: 'Keza', email, donation_type: 'one_time', message: 'I would like to help.' };
      return { path: '/donation/interest/', fields: { ...fields, idempotency_key: key } };
    }
    if (kind === 'newsletter') return { path: '/newsletter/', fields: { email, idempotency_key: key } };
    const announcement = { title: key, message: kind, is_active: true, show_until: null };
    return { path: kind === 'edit' ? `/announcements/${id}/` : '/announcements/', fields: announcement };
  }
}
