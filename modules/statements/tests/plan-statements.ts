import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { migrate } from '../../../server/database/migrate.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { findSource } from '../../../server/giving/sources.ts';
import { HttpError } from '../../../server/http/http-error.ts';
import { withSent } from '../server/sent-statement.ts';
import { planImport } from '../server/statement-plan.ts';

// A program that previews statements as the service does, and says how much memory it and the processes that read for it took.

const order = z.object({ path: z.string(), times: z.int() });

const db = openDatabase(':memory:');
const NOW = '2026-11-25T08:00:00.000Z';

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 20;

async function prepare(): Promise<number> {
  await migrate(db);
  const place = { name: 'Bank', kind: 'bank', currency: 'RWF', created_at: NOW, updated_at: NOW } as const;
  return (await db.insertInto('payment_sources').values(place).returning('id').executeTakeFirstOrThrow()).id;
}

const ready = prepare();

async function previewed(path: string, account: number) {
  const source = await findSource(db, await ready);
  const site = { db, now: new Date(NOW), timeZone: 'Africa/Kigali' };
  const sender = { account, signal: new AbortController().signal };
  try {
    return await withSent(site, source, { path, fileName: basename(path) }, {}, sender, async (sent) => {
      const { preview } = await planImport(db, source, sent);
      return {
        rows: (preview.counts.new ?? 0) + (preview.counts.doubtful ?? 0),
        reply: JSON.stringify(preview).length,
      };
    });
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.message };
    throw error;
  }
}

/** Bytes of its own that a process holds: what its service is charged with, but for files that can be read again. */
function ownMemory(pid: number | string): number {
  const [, kilobytes = '0'] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Bytes that this process and those that read statements for it hold together; of this one alone where nobody says more. */
function held(): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  let all = ownMemory('self');
  for (const child of children.filter((pid) => pid !== '')) {
    try {
      all += ownMemory(child);
    } catch {
      // It has ended since.
    }
  }
  return all;
}

process.on('message', async (sent: unknown) => {
  const { path, times } = order.parse(sent);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, held());
  }, LOOK_EVERY);
  const outcomes = await Promise.all(Array.from({ length: times }, (_, account) => previewed(path, account)));
  clearInterval(timer);
  process.send?.({ outcomes, peak });
});
process.on('disconnect', () => process.exit());
