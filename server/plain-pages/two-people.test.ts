import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Block, OWN_TEXT } from '../../domain/fields/blocks.ts';
import { heldValues } from '../../domain/fields/field-kinds.ts';
import { newEntryId } from '../../domain/fields/group.ts';
import { type HeldPage, mergePages } from '../../domain/merge-pages.ts';
import { staffPlainPage } from '../../domain/plain-page.ts';
import { plainPageFields } from '../../domain/plain-page-fields.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { isThorough } from '../../tests/support/thorough.ts';

const STEPS = isThorough ? 1000 : 250;

/** More than these are not added, so that both together never make more than a page can have. */
const MANY = 28;

/** Versions of a record that are kept one by one: of older ones some. */
const EACH_KEPT = 100;

const left = z.object({ current: staffPlainPage });
const heldPage = z.looseObject({
  content: z.string(),
  blocks: z.array(z.looseObject({ id: z.string(), type: z.string() })),
});
const versions = z.array(z.object({ id: z.int() }));

/** A page in the form of somebody: as it was loaded or brought together last, and as it stands there. */
interface OpenForm {
  seen: string;
  before: HeldPage;
  mine: HeldPage;
  /** Words typed since then, and words that were there and were taken out. */
  typed: Set<string>;
  removed: Set<string>;
}

const wordsIn = (value: unknown): string[] => (JSON.stringify(value) ?? '').match(/\bw\d+\b/g) ?? [];
const wordsOf = ({ content, blocks, title }: HeldPage) => new Set(wordsIn([content, blocks, title]));
const missing = (words: Iterable<string>, from: HeldPage) => {
  const there = wordsOf(from);
  return [...words].filter((word) => !there.has(word));
};

/** The words that went from the block in which they stood. */
const takenOut = (before: HeldPage, { blocks }: HeldPage) =>
  before.blocks.flatMap((block) => {
    const there = new Set(wordsIn(blocks.find(({ id }) => id === block.id)));
    return wordsIn(block).filter((one) => !there.has(one));
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const entriesOf = (block: Block) => (Array.isArray(block.entries) ? block.entries.filter(isRecord) : []);

const shown = { is_hidden: false, shown_from: null, shown_until: null };
const textOf = (words: string): Block => ({ id: newEntryId(), type: 'text', ...shown, body: `<p>${words}</p>` });
const columnOf = (words: string) => ({
  ...{ id: newEntryId(), title: words, picture: null, body: `<p>${words}</p>`, label: '', address: '' },
});
const columnsOf = (words: string): Block => ({
  ...{ id: newEntryId(), type: 'columns', ...shown, title: words },
  entries: [columnOf(words), columnOf(words)],
});

/** The same words with one more behind them. */
const longer = (html: unknown, word: string) => `${String(html).replace(/<\/p>$/, '')} ${word}</p>`;

eachDatabase('two people on one page of blocks', (app) => {
  const below = random(17);
  let people: string[] = [];
  const forms: (OpenForm | undefined)[] = [undefined, undefined];
  /** What the page held after each change, the newest last. */
  const history: HeldPage[] = [];
  let path = '';
  let count = 0;
  const counts = { saved: 0, refused: 0, restored: 0 };
  const word = () => {
    count += 1;
    return `w${count}`;
  };

  const held = (page: object): HeldPage => heldPage.parse(heldValues(plainPageFields, page));
  const call = (person: number, method: string, to: string, body?: object) =>
    app.call(method, to, body, people[person] ?? '');
  const read = async (person: number) => staffPlainPage.parse(await (await call(person, 'GET', path)).json());

  beforeAll(async () => {
    people = [];
    for (let person = 0; person < 2; person += 1) people.push((await signedIn(app, { isSuperuser: true })).access);
    const blocks = [
      { id: OWN_TEXT, type: OWN_TEXT },
      ...Array.from({ length: 19 }, (_, place) => (place % 4 === 0 ? columnsOf(word()) : textOf(word()))),
    ];
    const made = await call(0, 'POST', '/pages/', {
      title: word(),
      address: 'shared',
      content: `<p>${word()}</p>`,
      blocks,
    });
    expect(made.status, await made.clone().text()).toBe(201);
    const page = staffPlainPage.parse(await made.json());
    path = `/pages/${page.id}/`;
    history.push(held(page));
  });

  async function load(person: number): Promise<OpenForm> {
    const page = await read(person);
    const form = {
      seen: page.updated_at,
      before: held(page),
      mine: held(page),
      typed: new Set<string>(),
      removed: new Set<string>(),
    };
    forms[person] = form;
    return form;
  }

  /** Types a word into a block: into its text, or into one of its columns. */
  function typedIn(block: Block, typed: string): Block {
    if (block.type === 'text') return { ...block, body: longer(block.body, typed) };
    const entries = entriesOf(block);
    const at = below(entries.length + 1);
    const column = entries[at];
    if (column) return { ...block, entries: entries.with(at, { ...column, body: longer(column.body, typed) }) };
    return { ...block, title: `${String(block.title).slice(0, 60)} ${typed}` };
  }

  /** The same once more, as the form copies it. */
  const copyOf = (block: Block): Block => ({
    ...block,
    id: newEntryId(),
    ...(block.type === 'columns' && { entries: entriesOf(block).map((entry) => ({ ...entry, id: newEntryId() })) }),
  });

  function changed({ content, blocks, ...page }: HeldPage): HeldPage {
    // Both are often busy in the same few blocks.
    const at = below(below(2) === 0 ? Math.min(blocks.length, 4) : blocks.length);
    const block = blocks[at];
    const to = below(blocks.length);
    const same = { ...page, content, blocks };
    if (!block) return { ...same, blocks: [{ id: OWN_TEXT, type: OWN_TEXT, ...shown }] };
    const isOwn = block.type === OWN_TEXT;
    const action = blocks.length > MANY ? 1 : below(8);
    if (action === 0)
      return { ...same, blocks: blocks.toSpliced(at, 0, below(3) === 0 ? columnsOf(word()) : textOf(word())) };
    if (action === 1) return isOwn ? same : { ...same, blocks: blocks.toSpliced(at, 1) };
    if (action === 2) return { ...same, blocks: blocks.toSpliced(at, 1).toSpliced(to, 0, block) };
    if (action === 3) return isOwn ? same : { ...same, blocks: blocks.toSpliced(at + 1, 0, copyOf(block)) };
    if (action === 4) return { ...same, blocks: blocks.with(at, { ...block, is_hidden: !block.is_hidden }) };
    if (action === 5) return { ...same, status: page.status === 'draft' ? 'published' : 'draft' };
    if (action === 6) return { ...same, content: longer(content, word()) };
    return isOwn
      ? { ...same, content: longer(content, word()) }
      : { ...same, blocks: blocks.with(at, typedIn(block, word())) };
  }

  function change(form: OpenForm) {
    const last = count;
    const next = changed(form.mine);
    for (const one of missing(form.typed, next)) form.typed.delete(one);
    // A word that stands twice is taken out where it goes from one place: the other person may take it out of the other.
    for (const one of takenOut(form.mine, next)) form.removed.add(one);
    for (let number = last + 1; number <= count; number += 1) form.typed.add(`w${number}`);
    form.mine = next;
    expect(missing(form.typed, next)).toEqual([]);
  }

  const expectWhole = ({ blocks }: HeldPage) => {
    const ids = blocks.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(ids.filter((id) => id === OWN_TEXT).length).toBe(1);
  };

  /** Somebody else saved in between: as the form does, both are brought together, and nothing is saved yet. */
  function bringTogether(form: OpenForm, theirs: HeldPage, seen: string) {
    const merged = mergePages(form.before, form.mine, theirs);
    const theirsAlone = missing(wordsOf(theirs), form.before);
    expect(missing([...form.typed, ...theirsAlone], merged), 'lost where both were brought together').toEqual([]);
    // Of those that only one of them has taken out, a word stays where the other has written beside it.
    expect(missing(wordsOf(theirs), merged).filter((one) => !form.removed.has(one))).toEqual([]);
    expectWhole(merged);
    Object.assign(form, { before: theirs, mine: merged, seen });
  }

  async function save(person: number, form: OpenForm) {
    const there = history.at(-1);
    const reply = await call(person, 'PUT', path, { ...form.mine, updated_at: form.seen });
    if (reply.status === 409) {
      counts.refused += 1;
      const { current } = left.parse(await reply.json());
      return bringTogether(form, held(current), current.updated_at);
    }
    expect(reply.status, await reply.clone().text()).toBe(200);
    counts.saved += 1;
    const now = held(await read(person));
    expect(missing(form.typed, now), 'typed').toEqual([]);
    expect(
      missing(there ? wordsOf(there) : [], now).filter((one) => !form.removed.has(one)),
      'there',
    ).toEqual([]);
    expectWhole(now);
    expect(now.blocks.map(({ id }) => id)).toEqual(
      form.mine.blocks.length === 0 ? [] : form.mine.blocks.map(({ id }) => id),
    );
    note(now);
    forms[person] = undefined;
  }

  /** A save that changed nothing is no version. */
  function note(now: HeldPage) {
    if (JSON.stringify(now) !== JSON.stringify(history.at(-1))) history.push(now);
  }

  async function restore(person: number) {
    const to = `/versions${path}`;
    const listed = versions.parse(await (await call(person, 'GET', to)).json());
    const place = below(Math.min(listed.length, EACH_KEPT));
    const wanted = history.toReversed()[place];
    const reply = await call(person, 'POST', `${to}${listed[place]?.id}/restore/`, {});
    expect(reply.status, await reply.clone().text()).toBe(200);
    counts.restored += 1;
    const now = held(await read(person));
    expect([now.title, now.content, now.blocks]).toEqual([wanted?.title, wanted?.content, wanted?.blocks]);
    note(now);
  }

  test(`of ${STEPS} steps none loses a word that was not taken out, and versions come back as they were`, {
    timeout: 120_000,
  }, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      const person = below(2);
      const form = forms[person] ?? (await load(person));
      const action = below(20);
      if (action === 0) await restore(person);
      else if (action < 6) await save(person, form);
      else change(form);
    }
    expect(Math.min(counts.saved, counts.refused, counts.restored), JSON.stringify(counts)).toBeGreaterThan(
      STEPS / 100,
    );
  });
});
