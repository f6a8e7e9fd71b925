import { datesIn } from '../../domain/dates-in-words.ts';
import { currencies, moneyInFigures } from '../../domain/giving/money.ts';
import { printable, printedName } from '../../domain/giving/printable.ts';
import { type Catalogue, catalogues } from '../../locales/catalogues.ts';
import type { SummaryContent, SummaryGift } from './content.ts';
import { drawFoot, drawLetterhead, MARGIN, WIDTH } from './letterhead.ts';
import { colours, newSheet, type Sheet } from './sheet.ts';

type Words = Catalogue['receipts'];

/** Where the last line of a page may end, above the number of the page. */
const LOWEST = 778;
/** Where a page begins that follows the first. */
const HIGHEST = 56;
const GAP = 10;

const columnWidths = { day: 98, receiptNumber: 94, way: 82, purpose: 113, money: 96.28 };

/** A cell for each column, from left to right. The amounts stand at the right edge. */
function cells(texts: readonly string[], look: { size: number; font: 'body' | 'bold'; colour: string }) {
  let left = MARGIN;
  return Object.values(columnWidths).map((column, place) => {
    const isLast = place === Object.keys(columnWidths).length - 1;
    const cell = {
      ...look,
      left,
      width: column - (isLast ? 0 : GAP),
      align: isLast ? 'right' : 'left',
      lines: 2,
    } as const;
    left += column;
    return { text: texts[place] ?? '', cell };
  });
}

function drawLine(sheet: Sheet, top: number, colour: string, width = 0.6): void {
  sheet.decorate(() => {
    sheet.doc
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top)
      .lineWidth(width)
      .stroke(colour);
  });
}

function drawHeadings(sheet: Sheet, top: number, table: PDFKit.PDFStructureElement, words: Words): number {
  const row = sheet.part('TR', table);
  const titles = [words.day, words.receiptColumn, words.way, words.purpose, words.amount];
  const headings = cells(titles, { size: 8.5, font: 'bold', colour: colours.muted });
  const heights = headings.map(({ text, cell }) => sheet.write('TH Column', text, { ...cell, top }, row));
  const end = top + Math.max(...heights) + 5;
  drawLine(sheet, end, colours.clay, 1.2);
  return end + 6;
}

/** The gifts, on as many pages as they take, each with the headings. Returns where the rest begins. */
function drawGifts(sheet: Sheet, start: number, { gifts, language }: SummaryContent): number {
  const { receipts: words, dates } = catalogues[language];
  const { calendarDay } = datesIn(dates);
  const table = sheet.part('Table');
  const inCells = ({ day, receiptNumber, way, purpose, money }: SummaryGift) =>
    cells(
      [
        calendarDay(day),
        printable(receiptNumber),
        printable(way),
        printable(purpose) || words.whereItIsNeeded,
        moneyInFigures(money, catalogues[language].numbers),
      ],
      { size: 9, font: 'body', colour: colours.ink },
    );
  let top = drawHeadings(sheet, start, table, words);
  for (const gift of gifts) {
    const row = inCells(gift);
    const height = Math.max(...row.map(({ text, cell }) => sheet.heightOf(text, { ...cell, top })));
    if (top + height > LOWEST) {
      sheet.doc.addPage();
      top = drawHeadings(sheet, HIGHEST, table, words);
    }
    const element = sheet.part('TR', table);
    for (const { text, cell } of row) sheet.write('TD', text, { ...cell, top }, element);
    top += height + 5;
    drawLine(sheet, top, colours.line);
    top += 5;
  }
  return top;
}

/** The sum in each currency that something was given in. */
const totals = (gifts: readonly SummaryGift[]) =>
  currencies.flatMap((currency) => {
    const amounts = gifts.filter(({ money }) => money.currency === currency).map(({ money }) => money.amount);
    return amounts.length === 0 ? [] : [{ currency, amount: amounts.reduce((sum, amount) => sum + amount, 0) }];
  });

const TOTAL_HEIGHT = 26;

/** The totals and the thanks, which stay together on one page. */
function drawTotals(sheet: Sheet, start: number, { gifts, language, year }: SummaryContent, words: Words): void {
  const sums = totals(gifts);
  let top = start + 10;
  if (top + sums.length * TOTAL_HEIGHT + 60 > LOWEST) {
    sheet.doc.addPage();
    top = HIGHEST;
  }
  for (const sum of sums) {
    const height = TOTAL_HEIGHT - 2;
    sheet.decorate(() => {
      sheet.doc.rect(MARGIN, top, WIDTH, height).fill(colours.sunken);
      sheet.doc.rect(MARGIN, top, 4, height).fill(colours.ochre);
    });
    const half = WIDTH / 2 - 14;
    sheet.write('P', words.total(sum.currency), {
      left: MARGIN + 14,
      top: top + 6,
      width: half,
      size: 9.5,
      font: 'bold',
    });
    const figures = { left: MARGIN + WIDTH / 2, top: top + 3, width: half, size: 14, align: 'right' } as const;
    sheet.write('P', moneyInFigures(sum, catalogues[language].numbers), {
      ...figures,
      font: 'display',
      colour: colours.clay,
    });
    top += TOTAL_HEIGHT;
  }
  if (gifts.length === 0) return;
  const thanks = {
    left: MARGIN,
    top: top + 16,
    width: WIDTH,
    font: 'display',
    size: 17,
    colour: colours.leaf,
  } as const;
  sheet.write('P', words.yearThanks(year), thanks);
}

/** `Page 2 of 5` below every page, once it is known how many there are. */
function numberPages(sheet: Sheet, words: Words): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(page);
    drawFoot(sheet);
    const place = { left: MARGIN, top: 800, width: WIDTH, size: 8.5, colour: colours.muted, align: 'right' } as const;
    sheet.write('P', words.pageOf(page + 1, count), place);
  }
}

/** The summary of a year as a PDF, for the giver's own records. The same content gives the same bytes. */
export async function yearlySummaryPdf(summary: SummaryContent): Promise<Uint8Array> {
  const { language, organisation, giver, year, gifts } = summary;
  const { receipts: words, dates } = catalogues[language];
  const title = words.yearlySummary(year);
  const sheet = await newSheet({ title, author: printable(organisation.name), language, issuedOn: summary.issuedOn });

  let top = drawLetterhead(sheet, organisation, words);
  top +=
    sheet.write('H1', title, { left: MARGIN, top, width: WIDTH, font: 'display', size: 34, colour: colours.clay }) + 6;
  const place = { left: MARGIN, width: WIDTH, size: 9, colour: colours.muted };
  top += sheet.write('P', words.summaryFor, { ...place, top });
  const name = printedName(giver.name) || words.anonymous;
  top += sheet.write('P', name, { ...place, top, size: 12, font: 'bold', colour: colours.ink, lines: 4 });
  top += sheet.write('P', printable(giver.address ?? ''), { ...place, top, lines: 3 });
  const count = gifts.length === 0 ? words.noGifts : words.numberOfGifts(gifts.length);
  const issued = `${words.issuedOn} ${datesIn(dates).calendarDay(summary.issuedOn)}`;
  top += sheet.write('P', `${count} · ${issued}`, { ...place, top: top + 6 }) + 24;
  if (gifts.length > 0) top = drawGifts(sheet, top, summary);
  drawTotals(sheet, top, summary, words);
  numberPages(sheet, words);
  return sheet.bytes();
}
