import { SaxesParser, type SaxesTagPlain } from 'saxes';

// XML of others, read piece by piece: elements, texts, and nothing that stands for more than it is.

// What one element may be, many times what a program writes: more would take long to read, and hold up the files that wait.

/** Elements within each other. */
const MAX_DEPTH = 50;

/** Attributes of one element. */
const MAX_ATTRIBUTES = 100;

/** Characters from one tag to the end of the next; a cell of a workbook has at most 32,767. */
const MAX_STRETCH = 1_000_000;

/** What happens in a document. Names are without their prefix. */
export interface Listener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The attributes by their names as written: those of a prefix matter only for the number of a relationship. */
const attributesOf = (tag: SaxesTagPlain): Record<string, string> => tag.attributes;

const expectWithin = (isWithin: boolean) => {
  if (!isWithin) throw new Error('It is larger than a program writes');
};

/** Reads a document from its pieces. Throws what a listener throws, and an `Error` for what is no plain XML. */
export async function readXml(pieces: AsyncIterable<string> | Iterable<string>, listener: Listener): Promise<void> {
  const parser = new SaxesParser();
  let [depth, attributes, lastTag] = [0, 0, 0];
  parser.on('doctype', () => expectWithin(false));
  parser.on('attribute', () => {
    attributes += 1;
    expectWithin(attributes <= MAX_ATTRIBUTES);
  });
  parser.on('opentag', (tag) => {
    [depth, attributes, lastTag] = [depth + 1, 0, parser.position];
    expectWithin(depth <= MAX_DEPTH);
    listener.open(local(tag.name), attributesOf(tag));
  });
  parser.on('closetag', (tag) => {
    [depth, lastTag] = [depth - 1, parser.position];
    listener.close(local(tag.name));
  });
  parser.on('text', (text) => listener.text(text));
  parser.on('cdata', (text) => listener.text(text));
  for await (const piece of pieces) {
    parser.write(piece);
    expectWithin(parser.position - lastTag <= MAX_STRETCH);
  }
  parser.close();
}
