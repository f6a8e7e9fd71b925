import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { sourceLanguage, type TranslationLanguage, translationLanguages } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Translatable, TranslatableField } from '../../domain/translation/translatable.ts';
import { recordCalled, VERSION_NOTE } from './bundle.ts';

/** A file that is no bundle of ours; the message says why, and names the line. */
export class BadBundle extends Error {
  override readonly name = 'BadBundle';
}

/** What is wrong in this line, in the words of the reader. */
export const faultOfLine = (line: number | string, why: string) =>
  staffText('bundleFault', String(line), { text: why });

/** One text of a bundle. */
export interface BundledText {
  described: Translatable;
  record: string;
  field: TranslatableField;
  /** The source's text as the file has it. */
  source: string;
  /** Null where nobody has translated it. */
  target: string | null;
  /** When the text was changed last before the file was made; empty for never, undefined where a program took it out. */
  version: string | undefined;
  line: number;
}

export interface Bundle {
  language: TranslationLanguage;
  texts: BundledText[];
}

/** The parser's own words, in English, begin with the place: `12:5: unexpected close tag.` */
const placeOfComplaint = /^(\d+):/;

/** The elements of XLIFF that stand for a part of a text. Without them a text would have lost something. */
const codes = new Set(['ph', 'pc', 'sc', 'ec', 'cp']);

/** Elements within each other; ours are six. The parser looks through all that are open for the meaning of a prefix. */
const MAX_DEPTH = 20;

type Attributes = Record<string, SaxesAttributeNS>;
const attributeOf = (attributes: Attributes, name: string) => attributes[name]?.value ?? '';

interface OpenFile {
  described: Translatable;
  record: string;
}

/** Reads a bundle, element by element. */
class BundleReader {
  readonly texts: BundledText[] = [];
  language: TranslationLanguage | undefined;
  #file: OpenFile | undefined;
  #unit: BundledText | undefined;
  /** The text that is being read. */
  #reading: 'source' | 'target' | 'version' | undefined;
  readonly #refuse: (why: string) => never;
  readonly #line: () => number;

  constructor(refuse: (why: string) => never, line: () => number) {
    this.#refuse = refuse;
    this.#line = line;
  }

  open({ local, attributes }: Pick<SaxesTagNS, 'local' | 'attributes'>): void {
    if (this.language === undefined && local !== 'xliff') this.#refuse(staffText('bundleNotXliff'));
    if (this.#reading && codes.has(local)) this.#refuse(staffText('bundleCode', local));
    if (local === 'xliff') this.#begin(attributes);
    else if (local === 'file') this.#openFile(attributeOf(attributes, 'id'));
    else if (local === 'unit') this.#openUnit(attributeOf(attributes, 'id'));
    else if (local === 'note') {
      if (attributeOf(attributes, 'category') === VERSION_NOTE && this.#unit) {
        this.#unit.version = '';
        this.#reading = 'version';
      }
    } else if (local === 'source') this.#reading = 'source';
    else if (local === 'target') {
      if (this.#unit) this.#unit.target ??= '';
      this.#reading = 'target';
    }
  }

  text(piece: string): void {
    if (!this.#unit || !this.#reading) return;
    if (this.#reading === 'target') this.#unit.target = (this.#unit.target ?? '') + piece;
    else if (this.#reading === 'source') this.#unit.source += piece;
    else this.#unit.version = (this.#unit.version ?? '') + piece;
  }

  close(local: string): void {
    if (local === 'source' || local === 'target' || local === 'note') this.#reading = undefined;
    if (local === 'unit' && this.#unit) {
      this.texts.push(this.#unit);
      this.#unit = undefined;
    }
    if (local === 'file') this.#file = undefined;
  }

  #begin(attributes: Attributes): void {
    if (!attributeOf(attributes, 'version').startsWith('2.')) this.#refuse(staffText('bundleNotXliff2'));
    if (attributeOf(attributes, 'srcLang').toLowerCase().split('-')[0] !== sourceLanguage) {
      this.#refuse(staffText('bundleNotEnglish'));
    }
    const wanted = attributeOf(attributes, 'trgLang').toLowerCase().split('-')[0];
    const language = translationLanguages.find((code) => code === wanted);
    if (!language) this.#refuse(staffText('bundleLanguage', wanted ?? ''));
    this.language = language;
  }

  #openFile(id: string): void {
    this.#file = recordCalled(id) ?? this.#refuse(staffText('bundleContent', id));
  }

  #openUnit(id: string): void {
    const field = this.#file?.described.fields.find(({ name }) => name === id);
    if (!field || !this.#file) this.#refuse(staffText('bundleText', id));
    else {
      this.#unit = { ...this.#file, field, source: '', target: null, version: undefined, line: this.#line() };
    }
  }
}

/**
 * Reads a bundle that a translator sends back. The order of its parts, spaces between them, and marks inside a text do not
 * matter. Throws `BadBundle` for anything else than XLIFF 2 of ours: then nothing of it is used.
 */
export function readBundle(text: string): Bundle {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (why: string): never => {
    throw new BadBundle(faultOfLine(parser.line, why));
  };
  const reader = new BundleReader(refuse, () => parser.line);
  parser.on('error', ({ message }) => {
    const [, line = String(parser.line)] = placeOfComplaint.exec(message) ?? [];
    throw new BadBundle(faultOfLine(line, staffText('bundleNotXml')));
  });
  parser.on('doctype', () => refuse(staffText('bundleDocumentType')));
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) refuse(staffText('bundleTooDeep'));
    reader.open(tag);
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    reader.close(local);
  });
  parser.on('text', (piece) => reader.text(piece));
  parser.on('cdata', (piece) => reader.text(piece));
  parser.write(text).close();
  const { language, texts } = reader;
  if (language === undefined) throw new BadBundle(staffText('bundleEmpty'));
  return { language, texts };
}
