import { type Language, otherLanguages, programLanguage } from '../../domain/languages.ts';
import { siteDefaults } from '../../domain/site.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { writeSiteSettings } from '../../server/site/store.ts';
import type { TestApp } from './test-app.ts';

/** Offers these languages to visitors beside English. */
export async function offerLanguages(
  { services }: Pick<TestApp, 'services'>,
  languages: readonly Language[] = otherLanguages(),
): Promise<void> {
  const { db } = services;
  const stored = await db.selectFrom('site_settings').select('settings').executeTakeFirst();
  const settings = { ...siteDefaults, ...(stored && JSON.parse(stored.settings)), languages: [...languages] };
  await services.write(null, async (unit) => {
    await writeSiteSettings(unit.db, settings, unit.now);
    unit.changes('settings');
  });
}

/** Stands for a value of a text, and is in none. */
const VALUE = 'ZVALUEZ';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of a catalogue by their names; of one with values, how it is written whatever they are. */
function patternsOf(words: object, place = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, word] of Object.entries(words)) {
    if (typeof word === 'string') found.set(`${place}${name}`, escaped(word));
    else if (typeof word === 'function') {
      const values = Array.from({ length: word.length }, () => VALUE);
      const made = [Reflect.apply(word, undefined, values)].flat().join('');
      found.set(`${place}${name}`, escaped(made).replaceAll(VALUE, '.+'));
    } else if (!Array.isArray(word)) {
      for (const [inner, pattern] of patternsOf(word, `${place}${name}.`)) found.set(inner, pattern);
    }
  }
  return found;
}

/** Without what stands in the dashboard alone, and the grammar of amounts, which holds no words. */
function visitorsWords(language: Language): Map<string, string> {
  const { amounts: _grammar, dashboard: _dashboard, ...words } = catalogues[language];
  return patternsOf(words);
}

/**
 * An expression for every English text of the interface that reads otherwise in this language. Texts of a few letters,
 * and those that hold nothing but values, are left out.
 */
export function englishWordsNotIn(language: Language): RegExp {
  const own = new Set(visitorsWords(language).values());
  const english = [...visitorsWords(programLanguage).values()].filter(
    (pattern) => !own.has(pattern) && /\p{L}{4}/u.test(pattern),
  );
  return new RegExp(`^(?:${english.join('|')})$`);
}
