import { type Language, mainLanguage } from '../../../domain/languages.ts';
import { type Translatable, translatables } from '../../../domain/translation/translatable.ts';
import { escapeXml } from '../../../server/html/xml.ts';
import type { LengthInFile, TranslatedRecord } from '../../../server/translations/length-in-file.ts';
import type { TranslationRow } from '../../../server/translations/store.ts';

// A bundle for translators outside, in the format their programs read: XLIFF 2.0, a `file` for each record, a `unit` for each
// field. HTML stands in it as text.

export const BUNDLE_TYPE = 'application/xliff+xml';

/** The note that says which version of a text a file was made from. */
export const VERSION_NOTE = 'version';

const recordName = /^([a-z_]{1,40})\.([a-z0-9_]{1,50})$/;

/** The record with this name in a bundle: `posts.7`; undefined where there is no such content. */
export function recordCalled(name: string): { described: Translatable; record: string } | undefined {
  const [, resource, record = ''] = recordName.exec(name) ?? [];
  const described = translatables.find((one) => one.resource === resource);
  return described && { described, record };
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

export const nameInBundle = ({ resource }: Translatable, record: string) => `${resource}.${record}`;

/** One record with its texts, as it stands in a bundle. */
export function fileOf({ described, source, rows }: TranslatedRecord): string {
  const units = source.fields.flatMap((field) => {
    const text = source.texts.get(field.name);
    return text && text.fingerprint !== null ? unit(field, text.text, rows.get(field.name)) : [];
  });
  const heading = `<file id="${nameInBundle(described, source.record)}" original="${escapeXml(source.title)}">`;
  return [heading, ...units, '</file>'].join('\n');
}

export const lengthInBundle: LengthInFile = (record) => fileOf(record).length;

/** What a bundle begins with; its records follow, each with a new line. */
export const bundleHead = (language: Language): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${mainLanguage()}" trgLang="${language}">`,
    '',
  ].join('\n');

export const bundleEnd = '</xliff>\n';
