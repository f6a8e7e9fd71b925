import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folded } from '../../domain/folded.ts';
import { type DatabaseKind, openFreshDatabase } from '../../tests/support/databases.ts';
import type { Database } from './open.ts';

/** First and last of what is compared. Greek and Cyrillic are not among it: their large letters depend on PostgreSQL's locale. */
const blocks = {
  'Latin, to Extended-B': [0x20, 0x24f],
  'signs of pronunciation, apostrophes and marks': [0x250, 0x36f],
  Arabic: [0x600, 0x6ff],
  'Latin Extended Additional': [0x1e00, 0x1eff],
  'general punctuation, currencies, signs': [0x2000, 0x214f],
  'arrows, mathematics': [0x2190, 0x22ff],
  'syllables of Hangul': [0xac00, 0xaeff],
  emoji: [0x1f300, 0x1f64f],
} as const;

const both: readonly DatabaseKind[] = ['sqlite', 'postgres'];

describe.each(both)('folding on %s', (kind) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openFreshDatabase(kind));
  });

  afterAll(() => close());

  /** What the database makes of these texts. */
  async function foldedThere(texts: readonly string[]): Promise<string[]> {
    const values = sql.join(texts.map((text, place) => sql`(${sql.lit(place)}, cast(${text} as text))`));
    const { rows } = await sql<{ text: string }>`
      with given(place, text) as (values ${values}) select folded(text) as text from given order by place`.execute(db);
    return rows.map(({ text }) => text);
  }

  test.each(Object.entries(blocks))('is that of the program: %s', async (_, [first, last]) => {
    const letters = Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    const texts = letters.flatMap((letter) => [letter, `x${letter}e\u0301`]);
    expect(await foldedThere(texts)).toEqual(texts.map(folded));
  });

  test('leaves nothing as it is, and every text of letters alone in lower case', async () => {
    expect(await foldedThere(['', 'A`B', "N'UBWO %_\\"])).toEqual(['', "a'b", "n'ubwo %_\\"]);
    const { rows } = await sql<{ text: null }>`select folded(null) as text`.execute(db);
    expect(rows).toEqual([{ text: null }]);
  });
});
