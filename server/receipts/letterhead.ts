import { printable } from '../../domain/giving/printable.ts';
import type { Catalogue } from '../../locales/catalogues.ts';
import type { Organisation } from './content.ts';
import { colours, type Sheet } from './sheet.ts';

/** Units of a tile's side in the drawings below, which are those of `web/ui/imigongo/`. */
const TILE = 48;
const zigzag = [
  { colour: colours.chalk, path: 'M-2 26 24 0l26 26v5L24 5-2 31zm0 19 26-26 26 26v5L24 24-2 50z' },
  { colour: colours.ink, path: 'M-2 34 24 8l26 26v8L24 16-2 42zM4 49l20-20 20 20zM-1-1h21L-1 20zM49-1H28l21 21z' },
];

const mark = [
  { colour: colours.clay, path: 'M0 24 24 0l9 9H22v9H12v9H3z' },
  { colour: colours.ochre, path: 'M5 29h9v-9h10v-9h11l5 5H29v9H19v9h-9z' },
  { colour: colours.ink, path: 'M12 36h9v-9h10v-9h11l6 6-24 24z' },
];

/** A painted band across the sheet, of whole tiles. */
function drawBand({ doc, decorate }: Sheet, top: number, tiles: number): number {
  const side = doc.page.width / tiles;
  decorate(() => {
    doc.rect(0, top, doc.page.width, side).fill(colours.clay);
    doc.save();
    doc.rect(0, top, doc.page.width, side).clip();
    doc.translate(0, top).scale(side / TILE);
    // The tiles overlap a little, and no seam shows between them.
    for (const { colour, path } of zigzag) {
      doc.save();
      for (let tile = 0; tile < tiles; tile++) doc.path(path).fill(colour).translate(TILE, 0);
      doc.restore();
    }
    doc.restore();
  });
  return side;
}

/** The mark of `web/ui/imigongo/Mark.tsx`. */
function drawMark({ doc, decorate }: Sheet, left: number, top: number, side: number): void {
  decorate(() => {
    doc
      .save()
      .translate(left, top)
      .scale(side / TILE);
    for (const { colour, path } of mark) doc.path(path).fill(colour);
    doc.restore();
  });
}

/** Points from the paper's edge to what is written. */
export const MARGIN = 56;
/** The width of what is written: A4 without its margins. */
export const WIDTH = 595.28 - 2 * MARGIN;

/** Tiles across the sheet: large ones at the top, small ones at the bottom. */
const TOP_TILES = 17;
const BOTTOM_TILES = 51;
const MARK = 50;

/** The band, the mark and who the sheet is from. Returns where the rest begins. */
export function drawLetterhead(sheet: Sheet, organisation: Organisation, words: Catalogue['receipts']): number {
  let top = drawBand(sheet, 0, TOP_TILES) + 26;
  const beginning = top;
  drawMark(sheet, MARGIN, top + 2, MARK);
  const left = MARGIN + MARK + 16;
  const place = { left, width: WIDTH - MARK - 16, size: 9, colour: colours.muted };
  const { name, address, phone, email, taxNumber } = organisation;
  top += sheet.write('P', printable(name), { ...place, top, font: 'bold', size: 14, colour: colours.ink, lines: 2 });
  top += sheet.write('P', printable(address), { ...place, top, lines: 2 });
  const contact = [phone, email].map(printable).filter(Boolean).join(' · ');
  top += sheet.write('P', contact, { ...place, top });
  const tax = printable(taxNumber);
  if (tax !== '') top += sheet.write('P', words.taxNumber(tax), { ...place, top, font: 'bold', colour: colours.ink });
  return Math.max(top, beginning + MARK) + 26;
}

/** A narrow band along the lower edge. */
export function drawFoot(sheet: Sheet): void {
  const height = sheet.doc.page.width / BOTTOM_TILES;
  drawBand(sheet, sheet.doc.page.height - height, BOTTOM_TILES);
}
