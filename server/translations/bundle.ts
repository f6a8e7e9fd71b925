import { sourceLanguage, type TranslationLanguage } from '../../domain/languages.ts';
import type { Translatable } from '../../domain/translation/translatable.ts';
import { escapeXml } from '../html/xml.ts';
import type { Source } from './sources.ts';
import type { TranslationRow } from './store.ts';

// A bundle for translators outside, in the format their programs read: XLIFF 2.0, a `file` for each record, a `unit` for each
// field. HTML stands in it as text.

export const BUNDLE_TYPE = 'application/xliff+xml';

/** The note that says which version of a text a file was made from. */
export const VERSION_NOTE = 'version';

/** A record with what is translated of it. */
export interface BundledRecord {
  described: Translatable;
  source: Source;
  rows: ReadonlyMap<string, TranslationRow>;
}

const kept = (name: 'source' | 'target', text: string) => `<${name} xml:space="preserve">${escapeXml(text)}</${name}>`;

function unit({ name, label }: Translatable['fields'][number], source: string, row: TranslationRow | undefined) {
  const target = row?.draft ?? row?.published ?? '';
  return [
    `<unit id="${escapeXml(name)}" name="${escapeXml(label)}">`,
    `<notes><note category="${VERSION_NOTE}">${row?.updated_at ?? ''}</note></notes>`,
    `<segment state="${target === '' ? 'initial' : 'translated'}">`,
    kept('source', source),
    target === '' ? '' : kept('target', target),
    '</segment></unit>',
  ].join('');
}

function file({ described, source, rows }: BundledRecord): string {
  const units = described.fields.flatMap((field) => {
    const text = source.texts.get(field.name);
    return text && text.fingerprint !== null ? unit(field, text.text, rows.get(field.name)) : [];
  });
  const name = `${described.resource}.${source.record}`;
  const heading = `<file id="${name}" original="${escapeXml(source.title)}">`;
  return [heading, ...units, '</file>'].join('\n');
}

const bundleOf = (language: TranslationLanguage, files: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${sourceLanguage}" trgLang="${language}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n');

/** The records as files for translators, each of at most so many characters unless a single record has more. At least one. */
export function bundlesOf(
  language: TranslationLanguage,
  records: readonly BundledRecord[],
  most: number,
): [string, ...string[]] {
  const parts: string[][] = [];
  let room = 0;
  for (const written of records.map(file)) {
    room -= written.length;
    const last = parts.at(-1);
    if (last && room >= 0) last.push(written);
    else {
      parts.push([written]);
      room = most - written.length;
    }
  }
  const [first = [], ...others] = parts;
  return [bundleOf(language, first), ...others.map((files) => bundleOf(language, files))];
}
