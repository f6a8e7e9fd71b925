import { setImmediate } from 'node:timers/promises';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { type Language, languageWords, mainLanguage, otherLanguages } from '../../../domain/languages.ts';
import { staffText } from '../../../domain/reply-text.ts';
import type { Translatable, TranslatableField } from '../../../domain/translation/translatable.ts';
import { textCalled } from '../../../server/translations/texts-of-record.ts';
import { recordCalled, VERSION_NOTE } from './bundle.ts';
import { type Piece, targetOf } from './pieces.ts';

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
  /** Null where nobody has translated it, or not the whole of it. */
  target: string | null;
  /** Some of its sentences have a translation, others none. */
  isIncomplete: boolean;
  /** When the text was changed last before the file was made; empty for never, undefined where a program took it out. */
  version: string | undefined;
  line: number;
}

export interface Bundle {
  language: Language;
  texts: BundledText[];
}

/** The parser's own words, in English, begin with the place: `12:5: unexpected close tag.` */
const placeOfComplaint = /^(\d+):/;

/** The elements of XLIFF that stand for a part of a text. Without them a text would have lost something. */
const codes = new Set(['ph', 'pc', 'sc', 'ec', 'cp']);

/** Characters that are read before everybody else is answered. */
const AT_ONCE = 64 * 1024;

/** Elements within each other; ours are six. The parser looks through all that are open for the meaning of a prefix. */
const MAX_DEPTH = 20;

type Attributes = Record<string, SaxesAttributeNS>;
const attributeOf = (attributes: Attributes, name: string) => attributes[name]?.value ?? '';

/** The namespace of the format itself, in any 2.x. Its modules (suggestions, resources, glossaries) have others. */
const isOfFormat = (uri: string) => uri === '' || uri.startsWith('urn:oasis:names:tc:xliff:document:2.');

interface OpenFile {
  described: Translatable;
  record: string;
}

interface OpenUnit extends OpenFile {
  field: TranslatableField;
  pieces: Piece[];
  version: string | undefined;
  line: number;
}

/** Reads a bundle, element by element. */
class BundleReader {
  readonly texts: BundledText[] = [];
  language: Language | undefined;
  /** The elements that are open; one of a module has no name here. */
  readonly #path: string[] = [];
  #file: OpenFile | undefined;
  #unit: OpenUnit | undefined;
  /** The text that is being read. */
  #reading: 'source' | 'target' | 'version' | undefined;
  readonly #refuse: (why: string) => never;
  readonly #line: () => number;

  constructor(refuse: (why: string) => never, line: () => number) {
    this.#refuse = refuse;
    this.#line = line;
  }

  open({ local, uri, attributes }: Pick<SaxesTagNS, 'local' | 'uri' | 'attributes'>): void {
    if (this.#path.length === MAX_DEPTH) this.#refuse(staffText('bundleTooDeep'));
    const name = isOfFormat(uri) ? local : '';
    this.#path.push(name);
    if (this.language === undefined && name !== 'xliff') this.#refuse(staffText('bundleNotXliff'));
    if (this.#reading && codes.has(name)) this.#refuse(staffText('bundleCode', name));
    if (name === 'xliff') this.#begin(attributes);
    else if (name === 'file') this.#openFile(attributeOf(attributes, 'id'));
    else if (name === 'unit') this.#openUnit(attributeOf(attributes, 'id'));
    else if (this.#unit) this.#openInUnit(this.#unit, name, attributes);
  }

  text(text: string): void {
    if (!this.#unit || !this.#reading) return;
    const piece = this.#unit.pieces.at(-1);
    if (this.#reading === 'version') this.#unit.version = (this.#unit.version ?? '') + text;
    else if (piece) piece[this.#reading] = (piece[this.#reading] ?? '') + text;
  }

  close(): void {
    const name = this.#path.pop();
    if (name === 'source' || name === 'target' || name === 'note') this.#reading = undefined;
    if (name === 'unit' && this.#unit) {
      const { pieces, ...unit } = this.#unit;
      this.texts.push({ ...unit, source: pieces.map(({ source }) => source).join(''), ...targetOf(pieces) });
      this.#unit = undefined;
    }
    if (name === 'file') this.#file = undefined;
  }

  /** A `source` or `target` elsewhere than in a segment is somebody's suggestion, such as that of a translation memory. */
  #openInUnit(unit: OpenUnit, name: string, attributes: Attributes): void {
    const [grandparent, parent] = this.#path.slice(-3);
    if (name === 'note' && attributeOf(attributes, 'category') === VERSION_NOTE) {
      unit.version = '';
      this.#reading = 'version';
    } else if ((name === 'segment' || name === 'ignorable') && parent === 'unit') {
      const state = attributeOf(attributes, 'state') || 'initial';
      const isIgnorable = name === 'ignorable';
      unit.pieces.push({ isIgnorable, state, source: '', target: null, order: Number.NaN });
    } else if ((name === 'source' || name === 'target') && grandparent === 'unit') {
      const piece = unit.pieces.at(-1);
      if (!piece || !(parent === 'segment' || parent === 'ignorable')) return;
      this.#reading = name;
      if (name === 'target') {
        piece.target ??= '';
        piece.order = Number.parseInt(attributeOf(attributes, 'order'), 10);
      }
    }
  }

  #begin(attributes: Attributes): void {
    if (!attributeOf(attributes, 'version').startsWith('2.')) this.#refuse(staffText('bundleNotXliff2'));
    if (attributeOf(attributes, 'srcLang').toLowerCase().split('-')[0] !== mainLanguage()) {
      this.#refuse(staffText('bundleOtherSource', languageWords[mainLanguage()].name));
    }
    const wanted = attributeOf(attributes, 'trgLang').toLowerCase().split('-')[0];
    const language = otherLanguages().find((code) => code === wanted);
    if (!language) this.#refuse(staffText('bundleLanguage', wanted ?? ''));
    this.language = language;
  }

  #openFile(id: string): void {
    this.#file = recordCalled(id) ?? this.#refuse(staffText('bundleContent', id));
  }

  #openUnit(id: string): void {
    const field = this.#file && textCalled(this.#file.described, id);
    if (!field || !this.#file) this.#refuse(staffText('bundleText', id));
    else {
      this.#unit = { ...this.#file, field, pieces: [], version: undefined, line: this.#line() };
    }
  }
}

/**
 * Reads a bundle that a translator sends back. The order of its parts, spaces between them, and marks inside a text do not
 * matter. Throws `BadBundle` for anything else than XLIFF 2 of ours: then nothing of it is used.
 */
export async function readBundle(text: string): Promise<Bundle> {
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
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', () => reader.close());
  parser.on('text', (piece) => reader.text(piece));
  parser.on('cdata', (piece) => reader.text(piece));
  for (let from = 0; from < text.length; from += AT_ONCE) {
    parser.write(text.slice(from, from + AT_ONCE));
    await setImmediate();
  }
  parser.close();
  const { language, texts } = reader;
  if (language === undefined) throw new BadBundle(staffText('bundleEmpty'));
  return { language, texts };
}
