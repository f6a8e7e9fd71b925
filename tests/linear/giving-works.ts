import { buffer } from 'node:stream/consumers';
import { dialLink, dialledCode } from '../../domain/giving/dial.ts';
import { isSameName, proposalsFor, wordsOfName } from '../../domain/giving/match.ts';
import { typedAmount } from '../../domain/giving/money.ts';
import { isEthiopic, printable, printedName, unprintable } from '../../domain/giving/printable.ts';
import * as reference from '../../domain/giving/reference.ts';
import * as statementAmount from '../../domain/giving/statement-amount.ts';
import { cleaned, isShortened, numberIn, textIn } from '../../domain/giving/statement-cell.ts';
import * as statementCells from '../../domain/giving/statement-cells.ts';
import type { StatementColumns } from '../../domain/giving/statement-columns.ts';
import * as statementCurrency from '../../domain/giving/statement-currency.ts';
import { dateOrderOf } from '../../domain/giving/statement-date-order.ts';
import { dayNumbers, readDay } from '../../domain/giving/statement-day.ts';
import { readEntries } from '../../domain/giving/statement-entries.ts';
import { fingerprinting } from '../../domain/giving/statement-fingerprint.ts';
import * as statementHeadings from '../../domain/giving/statement-headings.ts';
import { moneyIn } from '../../domain/giving/statement-money.ts';
import { nameKey, proposeColumns } from '../../domain/giving/statement-proposal.ts';
import * as statementWords from '../../domain/giving/statement-words.ts';
import { momoGateway } from '../../server/gateways/momo.ts';
import { readMomoAmount } from '../../server/gateways/momo-replies.ts';
import { storedFacts } from '../../server/giving/givers.ts';
import { idInToken, isLinkTo, isSummaryFor, summaryOfToken } from '../../server/giving/secret-links.ts';
import * as xml from '../../server/html/xml.ts';
import { zipped } from '../../server/http/zip.ts';

import { otherKindOfStatement } from '../../server/statements/other-kinds.ts';
import { readCamt } from '../../server/statements/read-camt.ts';
import { readStatementTable, type StatementTask } from '../../server/statements/statement-reading.ts';
import { dayOf, numberOf, showsDay, unescaped, withoutMidnight } from '../../server/tables/cell-values.ts';
import { refuseWebPage } from '../../server/tables/decoded-text.ts';
import { readCsv } from '../../server/tables/read-csv.ts';
import { readTable } from '../../server/tables/read-table.ts';
import { readXml } from '../../server/tables/read-xml.ts';
import { compareHeadings, headingsOf } from '../../server/tables/remembered-columns.ts';
import { relationships, Workbook } from '../../server/tables/workbook.ts';

import type { Work } from './growth.ts';

const PUBLIC_URL = 'https://site.example';
const PHONE = '+250788111222';
const nothing = () => undefined;

const pledged = {
  id: 1,
  giver_id: 1,
  amount: 500,
  currency: 'RWF',
  rhythm: 'once',
  outstanding: 500,
  isCancelled: false,
  full_name: 'Alice Mukamana',
  phone: PHONE,
  day: '2026-11-20',
} as const;
const paid = { amount: 500, currency: 'RWF', day: '2026-11-20', payer_phone: PHONE } as const;

/** Everything that people type for a payment, and what comes back about it. */
async function pay(text: string): Promise<void> {
  const reply = { access_token: 'a', expires_in: 9, status: 'FAILED', reason: text };
  const settings = { baseUrl: PUBLIC_URL, subscriptionKey: 'a', apiUser: 'a', apiKey: 'a', callbackHost: null };
  const answered = async () => Response.json(reply);
  const gateway = momoGateway({ ...settings, targetEnvironment: 'mtnrwanda' }, answered);
  const id = '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d';
  const payment = { id, money: { amount: 500, currency: 'RWF' as const }, reference: text, message: text };
  gateway.paymentOfCallback({ externalId: text });
  await gateway.request({ ...payment, phone: text }).catch(nothing);
  // What is answered to a request is not read, and a longer reply than 64 KB about a payment is refused.
  await gateway.request({ ...payment, phone: PHONE }).catch(nothing);
  await gateway.status(id).catch(nothing);
}

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

/** What giving takes from visitors, staff, operators and banks. */
export const givingWorks: Readonly<Record<string, Readonly<Record<string, Work>>>> = {
  'domain/giving/dial.ts': {
    dialLink,
    dialledCode: (text) => dialledCode(text, { amount: 5000, currency: 'RWF' }),
  },
  'domain/giving/statement-amount.ts': {
    currencyCalled: statementAmount.currencyCalled,
    isNoAmount: statementAmount.isNoAmount,
    readAmount: (text) => statementAmount.readAmount(text, '.', 'RWF'),
    readNumber: (text) => statementAmount.readNumber(text, '.'),
    signSaid: statementAmount.signSaid,
    decimalSignOf: (text) => statementAmount.decimalSignOf([text]),
  },
  'domain/giving/statement-cell.ts': {
    cleaned,
    isShortened,
    textIn: (text) => textIn([text], 0),
    numberIn: (text) => numberIn([text], 0),
  },
  'domain/giving/statement-cells.ts': {
    mayBeAmount: statementCells.mayBeAmount,
    mayBeDay: statementCells.mayBeDay,
    isWrittenDay: statementCells.isWrittenDay,
    isSurelyPhone: statementCells.isSurelyPhone,
    isNumberOfTransaction: statementCells.isNumberOfTransaction,
  },
  'domain/giving/statement-currency.ts': {
    currenciesAbove: (text) =>
      statementCurrency.currenciesAbove([[text, text], ['Currency', text], [`Currency: ${text}`]]),
    currencyOfHeading: statementCurrency.currencyOfHeading,
  },
  'domain/giving/statement-date-order.ts': { dateOrderOf: (text) => dateOrderOf([text, text], '2026-11-20') },
  'domain/giving/statement-proposal.ts': {
    nameKey,
    proposeColumns: (text) => {
      const known = { lastPledge: 9, names: new Set([text]) };
      const rows = Array(3).fill([text, text]);
      return [proposeColumns(rows, -1, known, '2026-11-20'), proposeColumns(rows, 0, known, '2026-11-20')];
    },
  },
  'domain/giving/statement-day.ts': { dayNumbers, readDay: (text) => readDay(text, 'dmy') },
  'domain/giving/statement-entries.ts': { readEntries: readStatementOf },
  'domain/giving/statement-headings.ts': {
    headingRank: (text) => statementHeadings.headingRank(text, 'day'),
    headingOf: (text) => statementHeadings.headingOf([[text, text]]),
    isFee: statementHeadings.isFee,
  },
  'domain/giving/printable.ts': { isEthiopic, printable, printedName, unprintable },
  'domain/giving/statement-words.ts': { ...statementWords },
  'server/gateways/momo-replies.ts': { readMomoAmount: (text) => readMomoAmount(text, 'RWF') },
  'server/gateways/momo.ts': { momoGateway: pay },
  'server/tables/cell-values.ts': {
    showsDay: (text) => showsDay(170, text),
    dayOf: (text) => dayOf(text, false),
    numberOf,
    unescaped,
    withoutMidnight,
  },
  'domain/giving/statement-money.ts': {
    moneyIn: (text) => moneyIn([text, text], columns, 'RWF', { blank: undefined, isDebitNegative: true }),
  },
  'server/statements/statement-reading.ts': {
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
  'server/tables/read-xml.ts': {
    readXml: (text) => readXml([text], { open: nothing, close: nothing, text: nothing }).catch(nothing),
    'readXml of a text': (text) =>
      readXml([`<a>${xml.escapeXml(text)}</a>`], { open: nothing, close: nothing, text: nothing }),
  },
  'server/tables/read-csv.ts': { readCsv },
  'server/tables/read-table.ts': {
    readTable: (text) => readTable(Buffer.from(text), text),
    'readTable of a workbook': async (text) => readTable(await workbookOf(text), 'a.xlsx'),
    'readTable of a spreadsheet': async (text) => readTable(await spreadsheetOf(text), 'a.ods'),
  },
  'server/statements/other-kinds.ts': {
    otherKindOfStatement: (text) =>
      otherKindOfStatement(`<Document xmlns="camt.053"><Ntry>${xml.escapeXml(text)}`)?.catch(nothing),
    'otherKindOfStatement of its beginning': (text) => otherKindOfStatement(text),
  },
  'server/statements/read-camt.ts': { readCamt: (text) => readCamt(text).catch(nothing) },
  'server/tables/decoded-text.ts': { refuseWebPage },
  'server/tables/remembered-columns.ts': {
    compareHeadings: (text) => compareHeadings([text, text], [`${text} `, text]),
    headingsOf: (text) => headingsOf([text]),
  },
  'server/tables/workbook.ts': {
    relationships: async (text) => relationships(await Workbook.open(await workbookOf(text)), 'xl/workbook.xml'),
  },
  'domain/giving/match.ts': {
    wordsOfName,
    isSameName: (text) => isSameName(text, `$textb`),
    proposalsFor: (text) =>
      proposalsFor(
        { ...paid, payer_name: text, reference: text, text },
        { pledges: [pledged], habits: [], called: [] },
      ),
  },
  'domain/giving/money.ts': { typedAmount: (text) => typedAmount(text, 'RWF') },
  'domain/giving/reference.ts': {
    pledgeOfReference: reference.pledgeOfReference,
    referencesIn: reference.referencesIn,
    nearReferencesIn: reference.nearReferencesIn,
  },
  'server/giving/givers.ts': { storedFacts: (text) => storedFacts({ name: text, email: text, phone: text }) },
  'server/giving/secret-links.ts': {
    idInToken,
    isLinkTo: (text) => isLinkTo('pledge', text, { id: 1, link_nonce: null }, 'key'),
    summaryOfToken,
    isSummaryFor: (text) => isSummaryFor(text, { giver: 1, year: 2026 }, [{ email: text, link_nonce: null }], 'key'),
  },
};
