import { buffer } from 'node:stream/consumers';
import { fingerprinting } from '../../../domain/giving/payment-fingerprint.ts';
import * as xml from '../../../server/html/xml.ts';
import { zipped } from '../../../server/http/zip.ts';
import type { Works } from '../../../tests/support/test-module.ts';
import * as statementAmount from '../domain/statement-amount.ts';
import { cleaned, isShortened, numberIn, textIn } from '../domain/statement-cell.ts';
import * as statementCells from '../domain/statement-cells.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import * as statementCurrency from '../domain/statement-currency.ts';
import { dateOrderOf } from '../domain/statement-date-order.ts';
import { dayNumbers, readDay } from '../domain/statement-day.ts';
import { readEntries } from '../domain/statement-entries.ts';
import * as statementHeadings from '../domain/statement-headings.ts';
import { moneyIn } from '../domain/statement-money.ts';
import { nameKey, proposeColumns } from '../domain/statement-proposal.ts';
import * as statementWords from '../domain/statement-words.ts';
import { otherKindOfStatement } from '../server/other-kinds.ts';
import { readCamt } from '../server/read-camt.ts';
import { readStatementTable, type StatementTask } from '../server/statement-reading.ts';
import { dayOf, numberOf, showsDay, unescaped, withoutMidnight } from '../server/tables/cell-values.ts';
import { refuseWebPage } from '../server/tables/decoded-text.ts';
import { readCsv } from '../server/tables/read-csv.ts';
import { readTable } from '../server/tables/read-table.ts';
import { readXml } from '../server/tables/read-xml.ts';
import { compareHeadings, headingsOf } from '../server/tables/remembered-columns.ts';
import { relationships, Workbook } from '../server/tables/workbook.ts';

const nothing = () => undefined;

const columns: StatementColumns = {
  day: 0,
  amount: 1,
  reference: 2,
  text: 3,
  date_order: 'dmy',
  decimal: '.',
  first_row: 0,
};

const task: StatementTask = {
  ...{ currency: 'RWF', today: '2026-12-31', asked: undefined, kept: undefined },
  ...{ leftOut: [], lastPledge: 0, names: [] },
};

/** A statement with the text in its day, its amount and its texts, in one row and in many. */
function readStatementOf(text: string): void {
  const pieces = (text.match(/[\s\S]{1,20}/g) ?? []).map((piece) => ['31.12.2026', '500', piece]);
  const rows = [[text, '500'], ['31.12.2026', text], ['31.12.2026', '500', text], ...pieces];
  readEntries(rows, columns, 'RWF').entries.map(fingerprinting());
}

/** A workbook whose sheet, and list of parts, hold the text. */
async function workbookOf(text: string): Promise<Uint8Array> {
  const said = xml.escapeXml(text);
  const content = {
    'xl/workbook.xml': '<workbook xmlns:r="b"><sheets><sheet name="a" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="/worksheet" Target="worksheets/a.xml"/><Relationship Id="b" Type="${said}" Target="${said}"/></Relationships>`,
    'xl/worksheets/a.xml': `<worksheet><sheetData><row><c><v>${said}</v></c><c t="inlineStr"><is><t>${said}</t></is></c></row></sheetData></worksheet>`,
  };
  return buffer(zipped(Object.entries(content).map(([name, part]) => ({ name, content: [part] }))));
}

/** A spreadsheet of LibreOffice whose sheet, and a cell of it, hold the text. */
async function spreadsheetOf(text: string): Promise<Uint8Array> {
  const said = xml.escapeXml(text);
  const cells = `<table-cell><p>${said}</p></table-cell><table-cell xmlns:office="o" office:value-type="date" office:date-value="${said}"/>`;
  const content = `<document><table xmlns:table="t" table:name="${said}"><table-row>${cells}</table-row></table></document>`;
  return buffer(zipped([{ name: 'content.xml', content: [content] }]));
}

/** What the reading of statements takes from banks and operators. */
export const statementWorks: Works = {
  'modules/statements/domain/statement-amount.ts': {
    currencyCalled: statementAmount.currencyCalled,
    isNoAmount: statementAmount.isNoAmount,
    readAmount: (text) => statementAmount.readAmount(text, '.', 'RWF'),
    readNumber: (text) => statementAmount.readNumber(text, '.'),
    signSaid: statementAmount.signSaid,
    decimalSignOf: (text) => statementAmount.decimalSignOf([text]),
  },
  'modules/statements/domain/statement-cell.ts': {
    cleaned,
    isShortened,
    textIn: (text) => textIn([text], 0),
    numberIn: (text) => numberIn([text], 0),
  },
  'modules/statements/domain/statement-cells.ts': {
    mayBeAmount: statementCells.mayBeAmount,
    mayBeDay: statementCells.mayBeDay,
    isWrittenDay: statementCells.isWrittenDay,
    isSurelyPhone: statementCells.isSurelyPhone,
    isNumberOfTransaction: statementCells.isNumberOfTransaction,
  },
  'modules/statements/domain/statement-currency.ts': {
    currenciesAbove: (text) =>
      statementCurrency.currenciesAbove([[text, text], ['Currency', text], [`Currency: ${text}`]]),
    currencyOfHeading: statementCurrency.currencyOfHeading,
  },
  'modules/statements/domain/statement-date-order.ts': {
    dateOrderOf: (text) => dateOrderOf([text, text], '2026-11-20'),
  },
  'modules/statements/domain/statement-proposal.ts': {
    nameKey,
    proposeColumns: (text) => {
      const known = { lastPledge: 9, names: new Set([text]) };
      const rows = Array(3).fill([text, text]);
      return [proposeColumns(rows, -1, known, '2026-11-20'), proposeColumns(rows, 0, known, '2026-11-20')];
    },
  },
  'modules/statements/domain/statement-day.ts': { dayNumbers, readDay: (text) => readDay(text, 'dmy') },
  'modules/statements/domain/statement-entries.ts': { readEntries: readStatementOf },
  'modules/statements/domain/statement-headings.ts': {
    headingRank: (text) => statementHeadings.headingRank(text, 'day'),
    headingOf: (text) => statementHeadings.headingOf([[text, text]]),
    isFee: statementHeadings.isFee,
  },
  'modules/statements/domain/statement-words.ts': { ...statementWords },
  'modules/statements/server/tables/cell-values.ts': {
    showsDay: (text) => showsDay(170, text),
    dayOf: (text) => dayOf(text, false),
    numberOf,
    unescaped,
    withoutMidnight,
  },
  'modules/statements/domain/statement-money.ts': {
    moneyIn: (text) => moneyIn([text, text], columns, 'RWF', { blank: undefined, isDebitNegative: true }),
  },
  'modules/statements/server/statement-reading.ts': {
    readStatementTable: (text) =>
      readStatementTable({ rows: [['31.12.2026', '500', text]] }, { ...task, asked: columns }),
    'readStatementTable without columns': (text) =>
      readStatementTable(
        {
          rows: [
            [text, text],
            [text, '1'],
          ],
        },
        task,
      ),
  },
  'modules/statements/server/tables/read-xml.ts': {
    readXml: (text) => readXml([text], { open: nothing, close: nothing, text: nothing }).catch(nothing),
    'readXml of a text': (text) =>
      readXml([`<a>${xml.escapeXml(text)}</a>`], { open: nothing, close: nothing, text: nothing }),
  },
  'modules/statements/server/tables/read-csv.ts': { readCsv },
  'modules/statements/server/tables/read-table.ts': {
    readTable: (text) => readTable(Buffer.from(text), text),
    'readTable of a workbook': async (text) => readTable(await workbookOf(text), 'a.xlsx'),
    'readTable of a spreadsheet': async (text) => readTable(await spreadsheetOf(text), 'a.ods'),
  },
  'modules/statements/server/other-kinds.ts': {
    otherKindOfStatement: (text) =>
      otherKindOfStatement(`<Document xmlns="camt.053"><Ntry>${xml.escapeXml(text)}`)?.catch(nothing),
    'otherKindOfStatement of its beginning': (text) => otherKindOfStatement(text),
  },
  'modules/statements/server/read-camt.ts': { readCamt: (text) => readCamt(text).catch(nothing) },
  'modules/statements/server/tables/decoded-text.ts': { refuseWebPage },
  'modules/statements/server/tables/remembered-columns.ts': {
    compareHeadings: (text) => compareHeadings([text, text], [`${text} `, text]),
    headingsOf: (text) => headingsOf([text]),
  },
  'modules/statements/server/tables/workbook.ts': {
    relationships: async (text) => relationships(await Workbook.open(await workbookOf(text)), 'xl/workbook.xml'),
  },
};
