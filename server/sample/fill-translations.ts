import { type Language, programLanguage } from '../../domain/languages.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { summaryOf } from '../html/plain-text.ts';
import { periodLines } from '../site-pages/texts.ts';
import { readSources, type Source } from '../translations/sources.ts';
import { writeRow } from '../translations/store.ts';
import { type Dictionary, readSampleTranslations, sampleLanguages } from './texts.ts';

/** Paragraphs, headings and entries of lists, which hold nothing but lines. */
const block = /<(p|h2|li)>(.*?)<\/\1>/gs;

/** A text in the other language: a whole one, or HTML by its blocks. Undefined where one of them is not in the dictionary. */
function translationOf(text: string, words: Dictionary): string | undefined {
  if (!text.startsWith('<')) return words[text];
  let isWhole = true;
  const translated = text.replaceAll(block, (_, name: string, content: string) => {
    const found = words[content];
    isWhole &&= found !== undefined;
    return `<${name}>${found ?? ''}</${name}>`;
  });
  return isWhole ? translated : undefined;
}

/** The translations of a record, by field; undefined unless there is one of each text that visitors need. */
function translationsOf({ fields, texts }: Source, words: Dictionary) {
  const found = new Map<string, string>();
  for (const { name, isOptional } of fields) {
    const source = texts.get(name);
    if (!source || source.fingerprint === null) continue;
    const translated = translationOf(source.text, words);
    if (translated !== undefined) found.set(name, translated);
    else if (!isOptional) return undefined;
  }
  return found.size === 0 ? undefined : found;
}

/** How long data is kept, as the Privacy Policy says it: from the numbers of the product, in each language. */
function periodsIn(language: Language): Dictionary {
  const translated = periodLines(language);
  return Object.fromEntries(periodLines(programLanguage).map((line, place) => [line, translated[place] ?? '']));
}

/** Publishes the sample's texts in the other languages. */
export async function addTranslations(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  languages: readonly Language[] = sampleLanguages(),
): Promise<void> {
  for (const language of languages) {
    const words = { ...(await readSampleTranslations(language)), ...periodsIn(language) };
    for (const described of translatables) {
      const { resource, derived = {} } = described;
      for (const source of await readSources(db, described)) {
        for (const [field, text] of translationsOf(source, words) ?? []) {
          const made = source.texts.get(field);
          const written = {
            published_fingerprint: made?.fingerprint ?? null,
            published_source: made?.text ?? null,
            draft: null,
            draft_fingerprint: null,
            draft_source: null,
            updated_at: now,
            updated_by: null,
          };
          const key = { resource, record: source.record, language };
          await writeRow(db, { ...key, field, ...written, published: text });
          const summary = derived[field];
          if (summary) await writeRow(db, { ...key, field: summary.name, ...written, published: summaryOf(text) });
        }
      }
    }
  }
}
