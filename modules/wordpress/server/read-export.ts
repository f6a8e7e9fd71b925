import { SaxesParser } from 'saxes';
import { ElementReader, type ExportPart } from './element-reader.ts';
import { BadExport, decodedText } from './encoding.ts';

/** Characters between two marks of the file; a text that is longer would fill the memory. */
const MAX_STRETCH_LENGTH = 16_000_000;

/** Attributes of one element: WordPress writes a dozen at most. */
const MAX_ATTRIBUTES = 100;

/** Characters XML forbids, which WordPress nevertheless copies from pasted texts into its exports. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** XML errors that lose nothing: the text is taken as it is written. */
const borne = new Map([
  ['the string "]]>" is disallowed in char data.', 'the characters ]]> in a text'],
  ['undefined entity.', 'the name of a character that XML does not know'],
  ['malformed character entity.', 'the number of a character that XML does not allow'],
]);

/** `12:5: unexpected close tag.` */
const complaint = /^(?:(\d+):\d+: )?(.*)$/s;

/** Something that is not as it should be in an export, and how it was read nevertheless. */
export type OnMended = (what: string, line: number) => void;

/**
 * The parts of a WordPress export (WXR), one after the other as they are read; never more than one is held. Document
 * types are refused, so that there are no entities but XML's own, and nothing is fetched. Throws `BadExport`, which names
 * the line.
 */
export async function* readExport(path: string, onMended: OnMended = () => undefined): AsyncGenerator<ExportPart> {
  const elements = new ElementReader();
  const parser = new SaxesParser();
  let stretch = 0;
  let attributes = 0;
  let begun = false;
  const moved = () => {
    stretch = 0;
  };
  const text = (piece: string) => {
    moved();
    elements.text(piece);
  };
  parser.on('error', ({ message }) => {
    const [, line = '', what = ''] = complaint.exec(message) ?? [];
    const known = borne.get(what);
    if (known === undefined) throw new BadExport(`The file is damaged at line ${line || parser.line}: ${what}`);
    onMended(known, parser.line);
  });
  parser.on('doctype', () => {
    throw new BadExport('The file has a document type. WordPress writes none: this is not its export.');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES)
      throw new BadExport(`An element of the file has more than ${MAX_ATTRIBUTES} attributes.`);
  });
  parser.on('opentag', ({ name, attributes: found }) => {
    attributes = 0;
    moved();
    if (!elements.open(name, found)) throw new BadExport('This is not an export of WordPress.');
  });
  parser.on('closetag', () => {
    moved();
    elements.close();
  });
  parser.on('text', text);
  parser.on('cdata', text);
  for await (const piece of decodedText(path)) {
    stretch += piece.length;
    // An XML declaration after an empty line is the most common fault of all: a blank at the end of a PHP file.
    const rest: string = begun ? piece : piece.trimStart();
    if (!begun && rest !== '' && rest.length < piece.length) onMended('spaces before the start of the file', 1);
    begun ||= rest !== '';
    const clean = rest.replaceAll(forbidden, '');
    if (clean.length < rest.length) onMended('invisible characters that XML does not allow', parser.line);
    parser.write(clean);
    if (stretch > MAX_STRETCH_LENGTH || elements.size > MAX_STRETCH_LENGTH) {
      throw new BadExport(`One text of the file is longer than ${MAX_STRETCH_LENGTH / 1_000_000} million characters.`);
    }
    yield* elements.take();
  }
  parser.close();
  yield* elements.take();
}
