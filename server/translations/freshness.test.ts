import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TranslationState } from '../../domain/translation/freshness.ts';
import type { TranslatedSummary, Translation } from '../../domain/translation/translation.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

const RECORDS = 50;
const EDITS = 1000;
const languages = ['rw', 'fr'] as const;

/** Texts that come back again: an edit may undo an earlier one. Some differ in nothing that a translation depends on. */
const titles = ['Savings', 'Savings  ', 'Savings group', 'Loans', 'Training day'];
const bodies = [
  '<p>Come.</p>',
  '<p><strong>Come.</strong></p>',
  '<p>Come <a href="https://example.org/">here</a>.</p>',
  '<p>Come at nine.</p>',
  '<p>Come.</p><p><img src="/media/a.jpg" alt="A hill"></p>',
  '<p>Come.</p><p><img src="/media/b.jpg" alt="A hill"></p>',
];

/** What a translation depends on, said in another way than the product does. */
const essence = (text: string) =>
  text
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Version {
  text: string;
  /** The source it was made from. */
  from: string;
}

/** A field in one language, as the model knows it. */
interface ModelField {
  published?: Version | undefined;
  draft?: Version | undefined;
}

interface ModelRecord {
  resource: 'posts' | 'events';
  id: number;
  /** The source's texts by field. */
  texts: Record<string, string>;
  /** By language and field. */
  fields: Record<string, ModelField>;
  /** The small corrections of its texts, one after the other. */
  corrections: { name: string; from: string; to: string }[];
  /** What a translator has before them, by language. */
  open: Record<string, Opened>;
}

/** The form of a translator, and the source's texts it showed. */
interface Opened {
  seen: Translation;
  texts: Record<string, string>;
}

/** The text that counts for one who has translated this one: what small corrections have made of it since. */
function afterCorrections({ texts, corrections }: ModelRecord, name: string, seen: string): string {
  if (essence(seen) === essence(texts[name] ?? '')) return seen;
  const ofField = corrections.filter((one) => one.name === name);
  const first = ofField.findLastIndex(({ from }) => essence(from) === essence(seen));
  return first < 0
    ? seen
    : ofField.slice(first).reduce((text, { from, to }) => (essence(from) === essence(text) ? to : text), seen);
}

const html = (record: ModelRecord) => (record.resource === 'posts' ? 'content' : 'description');

function expected({ texts, fields }: ModelRecord, language: string): TranslationState {
  const all = Object.entries(texts).map(([name, text]) => ({ text, ...fields[`${language} ${name}`] }));
  if (all.every(({ published }) => !published)) return all.some(({ draft }) => draft) ? 'draft' : 'missing';
  return all.every(({ text, published }) => published && essence(published.from) === essence(text))
    ? 'current'
    : 'outdated';
}

eachDatabase('a translation is out of date exactly when its source says something else', (app) => {
  let access: string;
  const model: ModelRecord[] = [];

  beforeAll(async () => {
    ({ access } = await signedIn(app, { isSuperuser: true }));
    for (let number = 0; number < RECORDS; number += 1) {
      const [title = '', body = ''] = [titles[0], bodies[0]];
      const isPost = number % 2 === 0;
      const id = isPost
        ? await addPost(app.services, { title, content: body, excerpt: '' })
        : await addEvent(app.services, { title, description: body, location: '' });
      const resource = isPost ? 'posts' : 'events';
      const texts = { title, [isPost ? 'content' : 'description']: body };
      model.push({ resource, id, texts, fields: {}, corrections: [], open: {} });
    }
  });

  async function call(method: string, path: string, body?: unknown) {
    const reply = await app.call(method, path, body, access);
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  const at = ({ resource, id }: ModelRecord, language: string) => `/translations/${resource}/${id}/${language}/`;

  /** Saves the record with other texts, or with the same and another date or mark. */
  async function editSource(record: ModelRecord, texts: Record<string, string>, isCorrection: boolean, mark: boolean) {
    const before = await call('GET', `/${record.resource}/${record.id}/`);
    const end_date = before.end_date ?? before.start_date;
    const own =
      record.resource === 'posts'
        ? { is_featured: mark }
        : { end_date, capacity: mark ? 20 : 30, category: '', organizer: '', location: '' };
    const change = { ...before, ...record.texts, ...texts, ...own, small_correction: isCorrection };
    await call('PUT', `/${record.resource}/${record.id}/`, change);
    for (const [name, text] of Object.entries(texts)) {
      const old = record.texts[name] ?? '';
      record.texts[name] = text;
      if (!isCorrection || essence(old) === essence(text)) continue;
      record.corrections.push({ name, from: old, to: text });
      for (const language of languages) {
        const field = record.fields[`${language} ${name}`];
        for (const version of [field?.draft, field?.published]) {
          if (version && essence(version.from) === essence(old)) version.from = text;
        }
      }
    }
  }

  /** Opens the form of a translator, who will write in it later. */
  async function open(record: ModelRecord, language: string) {
    record.open[language] = { seen: await call('GET', at(record, language)), texts: { ...record.texts } };
  }

  /** Writes in the form that was opened last, if nobody has changed the translation since. */
  async function writeDraft(record: ModelRecord, language: string, name: string, text: string, publish: boolean) {
    if (!record.open[language]) await open(record, language);
    const opened = record.open[language];
    if (!opened) return;
    const { seen, texts } = opened;
    delete record.open[language];
    const fields = seen.fields.map((field) => ({
      name: field.name,
      text:
        field.name === name || (publish && !field.draft && !field.published)
          ? text
          : (field.draft ?? field.published ?? ''),
      fingerprint: field.fingerprint,
      updated_at: field.updated_at,
    }));
    await call('PUT', at(record, language), { fields, publish });
    for (const { name: one, text: wrote } of fields) {
      const key = `${language} ${one}`;
      const field: ModelField = record.fields[key] ?? {};
      const present = field.draft ?? field.published;
      if (wrote !== (present?.text ?? '')) {
        const version = { text: wrote, from: afterCorrections(record, one, texts[one] ?? '') };
        field.draft = field.published?.text === wrote ? undefined : version;
      }
      if (publish && field.draft) {
        field.published = field.draft;
        field.draft = undefined;
      }
      record.fields[key] = field;
    }
  }

  async function withdraw(record: ModelRecord, language: string) {
    delete record.open[language];
    await call('POST', `${at(record, language)}withdraw/`);
    for (const [key, field] of Object.entries(record.fields)) {
      if (!key.startsWith(language) || !field.published) continue;
      record.fields[key] = { draft: field.draft ?? field.published };
    }
  }

  const edits = fc.record({
    record: fc.nat(RECORDS - 1),
    language: fc.constantFrom(...languages),
    isTitle: fc.boolean(),
    title: fc.constantFrom(...titles),
    body: fc.constantFrom(...bodies),
    wording: fc.nat(4),
    mark: fc.boolean(),
    isCorrection: fc.boolean(),
    move: fc.constantFrom(
      'source',
      'source',
      'mark',
      'open',
      'open',
      'draft',
      'draft',
      'publish',
      'publish',
      'withdraw',
    ),
  });

  type Edit = typeof edits extends fc.Arbitrary<infer One> ? One : never;

  async function make({ record: place, language, isTitle, ...edit }: Edit): Promise<string> {
    const record = model[place];
    if (!record) throw new Error('There are more places than records');
    const name = isTitle ? 'title' : html(record);
    const wording = `${language} ${edit.wording}`;
    if (edit.move === 'source') {
      await editSource(record, { [name]: isTitle ? edit.title : edit.body }, edit.isCorrection, edit.mark);
    } else if (edit.move === 'mark') await editSource(record, {}, false, edit.mark);
    else if (edit.move === 'open') await open(record, language);
    else if (edit.move === 'withdraw') await withdraw(record, language);
    else await writeDraft(record, language, name, isTitle ? wording : `<p>${wording}</p>`, edit.move === 'publish');
    const { state }: Translation = await call('GET', at(record, language));
    const wanted = expected(record, language);
    return state === wanted ? '' : `${edit.move} of ${record.resource} ${record.id}: ${state}, not ${wanted}`;
  }

  test(`after ${EDITS} edits of ${RECORDS} records in three languages`, { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    for (const edit of fc.sample(edits, { numRuns: EDITS, seed: 20_261_123 })) {
      const problem = await make(edit);
      if (problem) wrong.push(problem);
    }
    expect(wrong).toEqual([]);
    const board: { results: TranslatedSummary[] } = await call('GET', '/translations/?page_size=100');
    for (const record of model) {
      const row = board.results.find((one) => one.resource === record.resource && one.record === String(record.id));
      for (const language of languages) {
        const state = row?.translations.find((one) => one.language === language)?.state;
        expect(state).toBe(expected(record, language));
      }
    }
    const states = new Set(model.flatMap((record) => languages.map((language) => expected(record, language))));
    expect([...states].sort()).toEqual(['current', 'draft', 'missing', 'outdated']);
  });
});
