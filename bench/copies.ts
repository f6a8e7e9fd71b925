import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { makeCopyKey, printCopyKey } from '../server/copies/copy-key.ts';
import { markFolder } from '../server/copies/folder-place.ts';
import { photograph, sendFile } from '../tests/uploads/corpus.ts';
import { type Editor, signInEditor } from './editor.ts';
import { type Figure, median, percentile, spread } from './figures.ts';
import { memoryOf } from './process.ts';
import { type Served, serveProduct } from './servers.ts';
import { settled } from './settled.ts';

/** Turns of each site, one after the other; the first is not counted. */
const TURNS = 8;
const SECONDS = 8;

/** Staff who save at once, each a record of their own. */
const WRITERS = 4;

/** What a small organisation changes in a day. */
const DAY = { writes: 200, pictures: 20 };

interface Site {
  name: string;
  served: Served;
  editor: Editor;
  perSecond: number[];
  p99: number[];
  stop(): Promise<void>;
}

async function open(name: string, folder: string, more: Record<string, string>): Promise<Site> {
  const data = join(folder, name);
  const served = await serveProduct(data, more);
  await settled(served.url);
  const editor = await signInEditor(served.url, data);
  return { name, served, editor, perSecond: [], p99: [], stop: () => served.stop() };
}

const created = z.object({ id: z.int() });

async function addRecord({ call }: Editor): Promise<(message: string) => Promise<unknown>> {
  const announcement = { title: 'Being written', message: 'For the benchmark' };
  const { id } = created.parse(await (await call('POST', '/announcements/', announcement)).json());
  return async (message) => (await call('PUT', `/announcements/${id}/`, { ...announcement, message })).arrayBuffer();
}

/** Saves as fast as the site answers. Answers the milliseconds that each took. */
async function saveFor(site: Site, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const took: number[] = [];
  async function write() {
    const save = await addRecord(site.editor);
    while (performance.now() < end) {
      const began = performance.now();
      await save(`Time ${took.length}`);
      took.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write));
  return took;
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.size),
  );
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** Waits until a place has not grown for some seconds. Answers its bytes. */
async function settledBytes(place: string): Promise<number> {
  for (let before = -1, now = await bytesIn(place); ; before = now, now = await bytesIn(place)) {
    if (now === before) return now;
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}

/** Megabytes of a process and of those that it started. */
async function memoryOfAll(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Promise.all([pid, ...children.split(' ').filter(Boolean).map(Number)].map(memoryOf));
}

/** Milliseconds between two of the day's writes: people do not write in one batch. */
const BETWEEN = 150;

/** Writes what a day brings. Answers by how many bytes the records, and the pictures, make the place larger. */
async function liveADay(
  { served, editor }: Site,
  place: string,
): Promise<{ writes: number; pictures: number; originals: number }> {
  const before = await settledBytes(place);
  const save = await addRecord(editor);
  for (let write = 0; write < DAY.writes; write += 1) {
    await save(`Write ${write} of a day. ${'The savings groups of the sector meet on Saturday. '.repeat(4)}`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
  const written = await settledBytes(place);
  const bytes = await photograph(2400, 1600);
  for (let picture = 0; picture < DAY.pictures; picture += 1) {
    const name = `${picture}.jpg`;
    const reply = await sendFile(served.url, editor.access, { name, type: 'image/jpeg', bytes }, name);
    if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}`);
  }
  return {
    writes: written - before,
    pictures: (await settledBytes(place)) - written,
    originals: bytes.length * DAY.pictures,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;

/** Two sites in turns, one of which is copied to a folder: what copying costs those who write. */
export async function copiesFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const place = join(folder, 'place');
  await mkdir(place);
  await markFolder(place);
  const sites = [
    await open('without', folder, {}),
    await open('with', folder, { COPY_TO: place, COPY_KEY: printCopyKey(makeCopyKey()) }),
  ];
  await settledBytes(place);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const site of turn % 2 === 0 ? sites : sites.toReversed()) {
      const took = await saveFor(site, SECONDS);
      if (turn === 0) continue;
      site.perSecond.push(took.length / SECONDS);
      site.p99.push(percentile(took, 0.99));
    }
  }
  const memory = await Promise.all(sites.map(({ served }) => memoryOfAll(served.pid)));
  const [without, copied] = sites;
  if (!without || !copied) throw new Error('There are not two sites');
  const day = await liveADay(copied, place);
  await Promise.all(sites.map((site) => site.stop()));
  await rm(folder, { recursive: true });
  const shares = copied.perSecond.map((value, turn) => value / (without.perSecond[turn] ?? Number.NaN));
  const figures = sites.flatMap(({ name, perSecond, p99 }, at) => [
    {
      name: `saves a second, ${name} copies`,
      value: median(perSecond).toFixed(0),
      spread: spread(perSecond),
      wanted: '',
    },
    { name: `p99 of a save, ${name} copies (ms)`, value: median(p99).toFixed(1), spread: spread(p99), wanted: '' },
    {
      name: `memory of the processes, ${name} copies (MB)`,
      value: (memory[at] ?? []).map((megabytes) => megabytes.toFixed(0)).join(' + '),
      spread: '',
      wanted: '',
    },
  ]);
  return [
    ...figures,
    {
      name: 'saves with copies, as a share of those without',
      value: median(shares).toFixed(2),
      spread: spread(shares),
      wanted: '',
    },
    { name: `bytes for ${DAY.writes} saves of a day`, value: kilobytes(day.writes), spread: '', wanted: '' },
    {
      name: `bytes for ${DAY.pictures} photographs of ${kilobytes(day.originals)} and their sizes`,
      value: kilobytes(day.pictures),
      spread: '',
      wanted: '',
    },
  ];
}
