import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ElementReader, type ExportPart } from './element-reader.ts';

/** The file cannot be imported at all, and why. */
export class BadExport extends Error {
  override readonly name = 'BadExport';
}

/** Characters between two marks of the file; a text that is longer would fill the memory. */
const LONGEST_STRETCH = 16_000_000;

/** What XML forbids, and what WordPress nevertheless copies into its exports out of pasted texts. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/**
 * The parts of a WordPress export (WXR), one after the other as they are read; never more than one is held. Document
 * types are refused, so that there are no entities but XML's own, and nothing is fetched. Throws `BadExport`.
 */
export async function* readExport(path: string): AsyncGenerator<ExportPart> {
  const elements = new ElementReader();
  const parser = new SaxesParser();
  let stretch = 0;
  const moved = () => {
    stretch = 0;
  };
  parser.on('error', ({ message }) => {
    throw new BadExport(`The file is damaged at ${message}`);
  });
  parser.on('doctype', () => {
    throw new BadExport('The file has a document type. WordPress writes none: this is not its export.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    moved();
    if (!elements.open(name, attributes)) throw new BadExport('This is not an export of WordPress.');
  });
  parser.on('closetag', () => {
    moved();
    elements.close();
  });
  parser.on('text', (text) => {
    moved();
    elements.text(text);
  });
  parser.on('cdata', (text) => {
    moved();
    elements.text(text);
  });
  const pieces: AsyncIterable<string> = createReadStream(path, { encoding: 'utf8' });
  for await (const piece of pieces) {
    stretch += piece.length;
    parser.write(piece.replaceAll(forbidden, ''));
    if (stretch > LONGEST_STRETCH || elements.size > LONGEST_STRETCH) {
      throw new BadExport(`One text of the file is longer than ${LONGEST_STRETCH / 1_000_000} million characters.`);
    }
    yield* elements.take();
  }
  parser.close();
  yield* elements.take();
}
