import { printable } from '../../domain/giving/printable.ts';
import type { Catalogue } from '../../locales/catalogues.ts';
import type { Organisation } from './content.ts';
import { drawBand, drawMark } from './imigongo-band.ts';
import { colours, type Sheet } from './sheet.ts';

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
