import { readFile } from 'node:fs/promises';
import { isEthiopic } from '../../domain/giving/printable.ts';
import type { Language } from '../../domain/languages.ts';
import { cut } from '../../domain/text.ts';

/** The earth colours of `web/ui/tokens.css`, on white paper. */
export const colours = {
  ink: '#1b1411',
  clay: '#8e2f17',
  ochre: '#d9992f',
  chalk: '#fbf6ee',
  sunken: '#f0e6d6',
  line: '#d9cbb8',
  muted: '#655b54',
  leaf: '#1f5a41',
  danger: '#a3142c',
  dangerSurface: '#fbe1dd',
};

const fontFiles = {
  body: 'noto-regular.ttf',
  bold: 'noto-bold.ttf',
  display: 'bricolage.ttf',
  ethiopicBody: 'ethiopic-regular.ttf',
  ethiopicBold: 'ethiopic-bold.ttf',
};

/** The font of an Ethiopic text in the place of each; of the display cut there is none. */
const ethiopic = { body: 'ethiopicBody', bold: 'ethiopicBold', display: 'ethiopicBold' } as const;

/** The build copies their folder beside the program. */
const readFont = (name: string) => readFile(new URL(`./receipt-fonts/${name}`, import.meta.url));

/** A narrow letter's width, as a part of the font's size: no more of them than that stand in a line. */
const NARROW = 0.2;

/** A place for a text, and its look. A text that is longer than its lines ends in an ellipsis. */
interface TextPlace {
  left: number;
  top: number;
  width: number;
  lines?: number;
  font?: keyof typeof ethiopic;
  size: number;
  colour?: string;
  align?: 'left' | 'right';
}

/** What a screen reader hears a text as. */
type Tag = 'H1' | 'H2' | 'P' | 'TH Column' | 'TH Row' | 'TD';

interface About {
  title: string;
  author: string;
  language: Language;
  /** `YYYY-MM-DD`; the file says that it was made then, so that the same content gives the same bytes. */
  issuedOn: string;
}

/** Says that the document is made for screen readers: PDF/UA-1, ISO 14289. */
const forScreenReaders =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** The library writes what is said of a document into XML as it is. */
const withoutMarkup = (text: string) => text.replaceAll('&', '+').replaceAll(/[<>]/g, ' ');

/** A document of A4 pages. The library that draws it is loaded with the first one: few starts of the program need it. */
export async function newSheet({ title, author, language, issuedOn }: About) {
  const [{ default: PDFDocument }, body, bold, display, ethiopicBody, ethiopicBold] = await Promise.all([
    import('pdfkit'),
    ...Object.values(fontFiles).map(readFont),
  ]);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: {
      Title: withoutMarkup(title),
      Author: withoutMarkup(author),
      CreationDate: new Date(`${issuedOn}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [name, font] of Object.entries({ body, bold, display, ethiopicBody, ethiopicBold }))
    if (font) doc.registerFont(name, font);
  doc.appendXML(forScreenReaders);
  const root = doc.struct('Document');
  doc.addStructure(root);

  function prepare(text: string, { width, lines = 1, font = 'body', size }: TextPlace) {
    doc.font(isEthiopic(text) ? ethiopic[font] : font).fontSize(size);
    const lineHeight = doc.currentLineHeight(true);
    // The display cut has no narrow space of its own.
    const known = font === 'display' ? text.replaceAll('\u202f', '\u00a0') : text;
    const shown = cut(known, Math.ceil((lines * width) / (size * NARROW)));
    const height = shown === '' ? 0 : Math.min(doc.heightOfString(shown, { width }), lines * lineHeight);
    return { shown, height, room: lines * lineHeight + 0.5 };
  }

  return {
    doc,
    /** Height that the text takes there. */
    heightOf: (text: string, place: TextPlace): number => prepare(text, place).height,
    /** Writes the text, and returns the height that it took. `into` is the part of the document that it belongs to. */
    write(tag: Tag, text: string, place: TextPlace, into: SheetPart = root): number {
      const { shown, height, room } = prepare(text, place);
      if (shown === '') {
        // A row has a cell in every column.
        if (tag === 'TD') into.add(doc.struct(tag));
        return 0;
      }
      const { left, top, width, colour = colours.ink, align = 'left' } = place;
      const [type = tag, scope] = tag.split(' ');
      const content = doc.markStructureContent(type);
      doc.fillColor(colour).text(shown, left, top, { width, height: room, ellipsis: '…', align });
      doc.endMarkedContent();
      into.add(doc.struct(type, scope === undefined ? {} : { scope }, content));
      return height;
    },
    /** A part of the document, such as a table or its row. */
    part(type: string, into: SheetPart = root): SheetPart {
      const element = doc.struct(type);
      into.add(element);
      return element;
    },
    /** Draws what is there for the eye alone. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    bytes(): Promise<Uint8Array> {
      root.end();
      doc.end();
      return ended;
    },
  };
}

export type SheetPart = PDFKit.PDFStructureElement;

export type Sheet = Awaited<ReturnType<typeof newSheet>>;
