import { staffText } from '../../../../domain/reply-text.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../domain/table-limits.ts';
import { BadTable } from './bad-table.ts';
import { numberOf, withoutMidnight } from './cell-values.ts';
import { Budget, MAX_CELL, MAX_SHEETS, tooManyColumns, tooManyRows } from './limits.ts';
import type { Workbook } from './workbook.ts';

// OpenDocument spreadsheets, as LibreOffice saves them: ISO/IEC 26300, "OpenDocument". All sheets stand in one part. A row or a
// cell says how often it is repeated, up to a million times where the sheet ends: what is empty is counted and never made.

/** The part with the sheets, and the one in which newer programs put a whole file with a password. */
const CONTENT = 'content.xml';
const ENCRYPTED = 'encrypted-package';

const MANIFEST = 'META-INF/manifest.xml';

/** Elements in a cell whose text is not read: notes and drawings. */
const besides = ['annotation', 'frame', 'custom-shape', 'shapes'];

/** Texts that stand for characters which XML would join to one space. */
const written: Readonly<Record<string, string>> = { tab: '\t', 'line-break': '\n' };

type Attributes = Readonly<Record<string, string>>;

const nothing = () => undefined;

export const isOds = (workbook: Workbook): boolean => workbook.has(CONTENT) || workbook.has(ENCRYPTED);

async function refusePassword(workbook: Workbook): Promise<void> {
  let isLocked = workbook.has(ENCRYPTED);
  if (workbook.has(MANIFEST))
    await workbook.read(MANIFEST, {
      open(name) {
        if (name === 'encryption-data') isLocked = true;
      },
      close: nothing,
      text: nothing,
    });
  if (isLocked) throw new BadTable(staffText('fileHasPassword'));
}

/** Times that a row or a cell stands there. */
const timesOf = (repeated: string | undefined) => {
  const times = Number(repeated ?? 1);
  return Number.isSafeInteger(times) && times > 0 ? times : 1;
};

function shownValue(attributes: Attributes, text: string): string {
  const type = attributes['office:value-type'];
  const value = attributes['office:value'];
  // An error, such as #N/A, is no value.
  if (attributes['calcext:value-type'] === 'error') return '';
  if (type === 'date') return withoutMidnight(attributes['office:date-value'] ?? text);
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
  if (value !== undefined) return numberOf(value.slice(0, MAX_CELL));
  return attributes['office:string-value'] ?? text;
}

/** One sheet as it is read. */
class Sheet {
  readonly rows: string[][] = [];
  readonly #budget = new Budget();
  #row = 0;
  #cells: string[] = [];
  #column = 0;

  add(content: string, times: number): void {
    // A cell far to the right that somebody left a space in is no column.
    if (content.trim() !== '') {
      if (this.#column + times > MAX_COLUMNS) throw tooManyColumns();
      this.#budget.take(content.length * times, this.#column + times - this.#cells.length);
      while (this.#cells.length < this.#column) this.#cells.push('');
      for (let time = 0; time < times; time += 1) this.#cells.push(content);
    }
    this.#column += times;
  }

  endRow(times: number): void {
    if (this.#cells.length > 0) {
      if (this.#row + times > MAX_ROWS) throw tooManyRows();
      const characters = this.#cells.reduce((sum, { length }) => sum + length, 0);
      this.#budget.take(characters * (times - 1), this.#cells.length * (times - 1));
      while (this.rows.length < this.#row) this.rows.push([]);
      for (let time = 0; time < times; time += 1) this.rows.push([...this.#cells]);
    }
    this.#row += times;
    this.#cells = [];
    this.#column = 0;
  }
}

/** The rows of the sheet that has the most, and its name. Sheets that are hidden are passed over. Throws `BadTable`. */
export async function readOds(workbook: Workbook): Promise<{ rows: string[][]; sheet: string }> {
  await refusePassword(workbook);
  const hiddenStyles = new Set<string>();
  let [style, count, tables, beside, isText, text] = ['', 0, 0, 0, false, ''];
  let [cell, row]: [Attributes, Attributes] = [{}, {}];
  let [sheet, name]: [Sheet | undefined, string] = [undefined, ''];
  let best: { rows: string[][]; sheet: string } | undefined;
  const add = (more: string) => {
    if (text.length < MAX_CELL) text += more.slice(0, MAX_CELL);
  };
  await workbook.read(CONTENT, {
    open(tag, attributes) {
      if (tag === 'style') style = attributes['style:name'] ?? '';
      if (tag === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style);
      if (besides.includes(tag)) beside += 1;
      if (tag === 'table') {
        tables += 1;
        if (tables > 1) return;
        count += 1;
        name = attributes['table:name'] ?? '';
        const isHidden = hiddenStyles.has(attributes['table:style-name'] ?? '');
        sheet = isHidden || count > MAX_SHEETS ? undefined : new Sheet();
      }
      // A table in a cell, or in what is drawn, is another.
      if (!sheet || tables > 1 || beside > 0) return;
      if (tag === 'table-row') row = attributes;
      if (tag === 'table-cell' || tag === 'covered-table-cell') [cell, text] = [attributes, ''];
      if (tag === 'p') {
        if (text !== '') add('\n');
        isText = true;
      }
      if (tag === 's') add(' '.repeat(Math.min(timesOf(attributes['text:c']), MAX_CELL)));
      else add(written[tag] ?? '');
    },
    close(tag) {
      if (besides.includes(tag)) beside -= 1;
      if (tag === 'table') tables -= 1;
      if (!sheet || beside > 0 || tables > 1) return;
      if (tag === 'p') isText = false;
      const times = timesOf(cell['table:number-columns-repeated']);
      if (tag === 'table-cell') sheet.add(shownValue(cell, text), times);
      if (tag === 'covered-table-cell') sheet.add('', times);
      if (tag === 'table-row') sheet.endRow(timesOf(row['table:number-rows-repeated']));
      if (tag !== 'table') return;
      if (!best || sheet.rows.length > best.rows.length) best = { rows: sheet.rows, sheet: name };
      sheet = undefined;
    },
    text(piece) {
      if (isText && beside === 0) add(piece);
    },
  });
  if (!best) throw new BadTable(staffText('fileIsNoWorkbook'));
  return best;
}
