import { datesIn } from '../../domain/dates-in-words.ts';
import { amountsIn } from '../../domain/giving/amount-in-words.ts';
import { type Money, moneyInFigures } from '../../domain/giving/money.ts';
import { printable, printedName } from '../../domain/giving/printable.ts';
import type { Language } from '../../domain/languages.ts';
import { type Catalogue, catalogues } from '../../locales/catalogues.ts';
import type { ReceiptContent } from './content.ts';
import { drawFoot, drawLetterhead, MARGIN, WIDTH } from './letterhead.ts';
import { colours, newSheet, type Sheet, type SheetPart } from './sheet.ts';

/** `Un million deux cent cinquante mille francs rwandais`. Throws for an amount below zero, for which there are no words. */
const amountInWords = (money: Money, language: Language): string =>
  amountsIn(catalogues[language].receipts, catalogues[language].amounts.grammar)(money);

type Words = Catalogue['receipts'];

const PADDING = 18;
const LABELS = 130;

/** The amount in figures and in words, on a ground of its own. Returns where the rest begins. */
function drawAmount(sheet: Sheet, top: number, figures: string, inWords: string): number {
  const place = { left: MARGIN + PADDING + 6, width: WIDTH - 2 * PADDING - 6 };
  const large = { ...place, top: top + PADDING - 4, font: 'display', size: 32, colour: colours.clay } as const;
  const below = large.top + sheet.heightOf(figures, large) + 4;
  const small = { ...place, top: below, size: 11.5, lines: 4 };
  const height = below + sheet.heightOf(inWords, small) + PADDING - top;
  sheet.decorate(() => {
    sheet.doc.rect(MARGIN, top, WIDTH, height).fill(colours.sunken);
    sheet.doc.rect(MARGIN, top, 6, height).fill(colours.ochre);
  });
  sheet.write('P', figures, large);
  sheet.write('P', inWords, small);
  return top + height + 24;
}

/** A line of the receipt: what it is about, what it says, and what is added in small letters. */
interface Row {
  label: string;
  value: string;
  lines?: number;
  more?: readonly { text: string; lines: number }[];
}

function drawRow(sheet: Sheet, table: SheetPart, top: number, { label, value, lines = 1, more = [] }: Row): number {
  const right = { left: MARGIN + LABELS, width: WIDTH - LABELS };
  const left = { left: MARGIN, top: top + 1.5, width: LABELS - 12 };
  const row = sheet.part('TR', table);
  sheet.write('TH Row', label, { ...left, size: 9, colour: colours.muted, lines: 2 }, row);
  const cell = sheet.part('TD', row);
  let end = top + sheet.write('P', value, { ...right, top, size: 11.5, font: 'bold', lines }, cell);
  for (const { text, lines: most } of more)
    end += sheet.write('P', text, { ...right, top: end, size: 9, colour: colours.muted, lines: most }, cell);
  end += 10;
  sheet.decorate(() => {
    sheet.doc
      .moveTo(MARGIN, end)
      .lineTo(MARGIN + WIDTH, end)
      .lineWidth(0.6)
      .stroke(colours.line);
  });
  return end + 10;
}

/** Says in a box that the receipt is void, and writes it across the sheet. */
function drawVoid(sheet: Sheet, top: number, words: Words, since: string): number {
  const { doc } = sheet;
  const place = { left: MARGIN + PADDING, width: WIDTH - 2 * PADDING, colour: colours.danger };
  const first = { ...place, top: top + 10, size: 10, font: 'bold' } as const;
  const height = first.top + sheet.heightOf(since, first) + 10 - top;
  sheet.decorate(() => doc.rect(MARGIN, top, WIDTH, height).fill(colours.dangerSurface));
  sheet.write('P', since, first);

  // As large as the diagonal has room for.
  const across = Math.hypot(doc.page.width, doc.page.height) * 0.62;
  const size = Math.min(240, (across / doc.font('display').fontSize(1).widthOfString(words.isVoid)) * 0.98);
  const { width: pageWidth, height: pageHeight } = doc.page;
  doc.save();
  doc.rotate(-50, { origin: [pageWidth / 2, pageHeight / 2] }).opacity(0.2);
  const width = doc.fontSize(size).widthOfString(words.isVoid);
  sheet.write('P', words.isVoid, {
    left: (pageWidth - width) / 2,
    top: (pageHeight - doc.currentLineHeight()) / 2,
    width: width + 1,
    font: 'display',
    size,
    colour: colours.danger,
  });
  doc.restore();
  return top + height + 16;
}

/** Who gave, and that the name stays unpublished where that was wished for. */
function giverRow({ giver, isAnonymous }: ReceiptContent, words: Words): Row {
  const name = printedName(giver.name);
  const more = [{ text: printable(giver.address ?? ''), lines: 3 }];
  if (isAnonymous && name !== '') more.push({ text: words.nameNotPublished, lines: 1 });
  return { label: words.receivedFrom, value: name === '' ? words.anonymous : name, lines: 5, more };
}

/** The receipt as a PDF of one page of A4. The same content gives the same bytes. */
export async function receiptPdf(receipt: ReceiptContent): Promise<Uint8Array> {
  const { language, money, organisation, voidedOn } = receipt;
  const { receipts: words, dates } = catalogues[language];
  const { calendarDay } = datesIn(dates);
  const number = printable(receipt.number);
  const sheet = await newSheet({
    title: `${words.receipt} ${number}`,
    author: printable(organisation.name),
    language,
    issuedOn: receipt.issuedOn,
  });

  let top = drawLetterhead(sheet, organisation, words);
  const title = { left: MARGIN, top, width: WIDTH, font: 'display', size: 34, colour: colours.clay } as const;
  top += sheet.write('H1', words.receipt, title);
  top +=
    sheet.write('P', words.receiptNumber(number), { left: MARGIN, top, width: WIDTH, font: 'bold', size: 12 }) + 18;
  top = drawAmount(sheet, top, moneyInFigures(money, catalogues[language].numbers), amountInWords(money, language));

  const purpose = printable(receipt.purpose);
  const rows: Row[] = [
    giverRow(receipt, words),
    { label: words.receivedOn, value: calendarDay(receipt.receivedOn) },
    { label: words.paidBy, value: printable(receipt.way), lines: 2 },
    { label: words.givenFor, value: purpose === '' ? words.whereItIsNeeded : purpose, lines: 4 },
    { label: words.issuedOn, value: calendarDay(receipt.issuedOn) },
  ];
  const table = sheet.part('Table');
  for (const row of rows) top = drawRow(sheet, table, top, row);

  if (voidedOn !== undefined) {
    drawVoid(sheet, top + 6, words, words.voidedOn(calendarDay(voidedOn)));
  } else {
    const thanks = {
      left: MARGIN,
      top: top + 14,
      width: WIDTH,
      font: 'display',
      size: 17,
      colour: colours.leaf,
    } as const;
    top = thanks.top + sheet.write('P', words.thanks, { ...thanks, lines: 2 }) + 2;
    sheet.write('P', words.keepThis, { left: MARGIN, top, width: WIDTH, size: 9, colour: colours.muted });
  }
  drawFoot(sheet);
  return sheet.bytes();
}
