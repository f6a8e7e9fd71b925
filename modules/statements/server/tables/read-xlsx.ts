import { staffText } from '../../../../domain/reply-text.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../domain/table-limits.ts';
import { BadTable } from './bad-table.ts';
import { dayOf, numberOf, showsDay, unescaped, withoutMidnight } from './cell-values.ts';
import { Budget, MAX_CELL, MAX_SHEETS, tooManyColumns, tooManyRows } from './limits.ts';
import { relationships, type Workbook } from './workbook.ts';

// Excel workbooks: ECMA-376, Office Open XML. Formulas are not computed: what counts is what the program that saved the file wrote
// beside them.

/** Texts that the cells of all sheets share, and formats. */
const MAX_SHARED = 4_000_000;
const MAX_FORMATS = 65_536;

interface Sheet {
  name: string;
  part: string;
}

interface Shared {
  texts: string[];
  /** Whether the cells of each style show a day. */
  days: boolean[];
  from1904: boolean;
}

const notWorkbook = () => new BadTable(staffText('fileIsNoWorkbook'));

const nothing = () => undefined;

/** The text within `t`, in one piece or several; how it is to be pronounced, `rPh`, is passed over. */
class Text {
  #text = '';
  #isIn = false;
  #isPronounced = false;

  open(name: string): void {
    if (name === 't') this.#isIn = true;
    if (name === 'rPh') this.#isPronounced = true;
  }

  close(name: string): void {
    if (name === 't') this.#isIn = false;
    if (name === 'rPh') this.#isPronounced = false;
  }

  add(text: string): void {
    if (this.#isIn && !this.#isPronounced && this.#text.length < MAX_CELL) this.#text += text.slice(0, MAX_CELL);
  }

  take(): string {
    const text = unescaped(this.#text);
    this.#text = '';
    return text;
  }
}

async function readSharedTexts(workbook: Workbook, part: string): Promise<string[]> {
  const texts: string[] = [];
  const budget = new Budget();
  const text = new Text();
  await workbook.read(part, {
    open: (name) => text.open(name),
    close(name) {
      text.close(name);
      if (name !== 'si') return;
      if (texts.length >= MAX_SHARED) throw tooManyRows();
      const whole = text.take();
      budget.take(whole.length);
      texts.push(whole);
    },
    text: (piece) => text.add(piece),
  });
  return texts;
}

/** For each style of cells whether it shows a day. */
async function readStyles(workbook: Workbook, part: string): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const days: boolean[] = [];
  let isOfCells = false;
  await workbook.read(part, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isOfCells = true;
      if (formats.size + days.length > MAX_FORMATS) throw notWorkbook();
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') formats.set(id, formatCode ?? '');
      if (name === 'xf' && isOfCells) days.push(showsDay(id, formats.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
    text: nothing,
  });
  return days;
}

/** The index of the column and of the row in a name such as `AB12`, from 0. */
function placeOf(name: string): { column: number; row: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(digits) - 1 };
}

function shownValue(type: string, value: string, style: number, shared: Shared): string {
  if (type === 's') return shared.texts[Number(value)] ?? '';
  if (type === 'str') return unescaped(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return withoutMidnight(value);
  // An error, such as #N/A, is no value.
  if (type === 'e') return '';
  return (shared.days[style] ? dayOf(value, shared.from1904) : undefined) ?? numberOf(value);
}

/** The rows of a sheet, with empty ones where it leaves some out, so that their numbers are those that a spreadsheet shows. */
async function readSheet(workbook: Workbook, part: string, shared: Shared): Promise<string[][]> {
  const rows: string[][] = [];
  const budget = new Budget();
  const text = new Text();
  let [row, column, type, style, value, isValue] = [-1, -1, 'n', 0, '', false];
  const put = (content: string) => {
    // A cell far below that somebody left a space in is no row.
    if (content.trim() === '') return;
    if (row >= MAX_ROWS) throw tooManyRows();
    if (column >= MAX_COLUMNS) throw tooManyColumns();
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    budget.take(content.length, Math.max(column + 1 - cells.length, 1));
    while (cells.length < column) cells.push('');
    cells[column] = content;
  };
  await workbook.read(part, {
    open(name, { r, t, s }) {
      text.open(name);
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r) - 1;
        column = -1;
        if (!Number.isSafeInteger(row) || row < 0) throw notWorkbook();
      } else if (name === 'c') {
        // Some programs leave the names of cells out: each stands beside the one before.
        const place = r === undefined ? undefined : placeOf(r);
        [row, column] = place ? [place.row, place.column] : [row, column + 1];
        [type, style, value] = [t ?? 'n', Number(s ?? 0), ''];
        text.take();
      } else if (name === 'v') isValue = true;
    },
    close(name) {
      text.close(name);
      if (name === 'v') isValue = false;
      if (name === 'c')
        put(type === 'inlineStr' ? text.take() : value === '' ? '' : shownValue(type, value, style, shared));
    },
    text(piece) {
      if (isValue && value.length < MAX_CELL) value += piece.slice(0, MAX_CELL);
      else text.add(piece);
    },
  });
  return rows;
}

interface Contents {
  sheets: Sheet[];
  shared: Shared;
}

async function readContents(workbook: Workbook): Promise<Contents> {
  const top = await relationships(workbook, '');
  const main = [...top.values()].find(({ type }) => type === 'officeDocument')?.name ?? 'xl/workbook.xml';
  if (!workbook.has(main)) throw notWorkbook();
  const parts = await relationships(workbook, main);
  const sheets: Sheet[] = [];
  let from1904 = false;
  await workbook.read(main, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = parts.get(id);
      if (part?.type === 'worksheet' && workbook.has(part.name))
        sheets.push({ name: unescaped(attributes.name ?? ''), part: part.name });
    },
    close: nothing,
    text: nothing,
  });
  const partOf = (type: string) => {
    const name = [...parts.values()].find((part) => part.type === type)?.name;
    return name !== undefined && workbook.has(name) ? name : undefined;
  };
  const [textsPart, stylesPart] = [partOf('sharedStrings'), partOf('styles')];
  const texts = textsPart === undefined ? [] : await readSharedTexts(workbook, textsPart);
  const days = stylesPart === undefined ? [] : await readStyles(workbook, stylesPart);
  return { sheets, shared: { texts, days, from1904 } };
}

/** The rows of the sheet that has the most, and its name. Throws `BadTable`. */
export async function readXlsx(workbook: Workbook): Promise<{ rows: string[][]; sheet: string }> {
  const { sheets, shared } = await readContents(workbook);
  let best: { rows: string[][]; sheet: string } | undefined;
  // Several sheets may name one part, which is the same table again.
  const seen = new Set<string>();
  for (const { name, part } of sheets.slice(0, MAX_SHEETS)) {
    if (seen.has(part)) continue;
    seen.add(part);
    const rows = await readSheet(workbook, part, shared);
    if (!best || rows.length > best.rows.length) best = { rows, sheet: name };
  }
  if (!best) throw notWorkbook();
  return best;
}
