import { staffText } from '../../../domain/reply-text.ts';
import { MAX_ROWS } from '../domain/table-limits.ts';
import { BadTable } from './tables/bad-table.ts';
import { Budget, MAX_CELL, tooManyRows } from './tables/limits.ts';
import { readXml } from './tables/read-xml.ts';

// CAMT.053, and its sisters 052 and 054: the XML in which banks send statements (ISO 20022). It becomes a table, with headings of
// ours, that is read as any other.

const headings = [
  'Booking date',
  'Status',
  'Credit/Debit',
  'Amount',
  'Currency',
  'Name',
  'Reference',
  'Details',
  'Transaction ID',
  'Balance',
];

/** Characters of a document that are read at once. */
const PIECE = 64 * 1024;

/** The elements of an entry, or of one payment in it, whose text is taken: by the end of their path. */
const wanted = {
  day: [/^(?:BookgDt|ValDt)\/(?:Dt|DtTm)$/],
  status: [/^Sts(?:\/Cd)?$/],
  sign: [/^CdtDbtInd$/],
  amount: [/^Amt$/, /^AmtDtls\/TxAmt\/Amt$/],
  debtor: [/^RltdPties\/Dbtr\/(?:Pty\/)?Nm$/],
  creditor: [/^RltdPties\/Cdtr\/(?:Pty\/)?Nm$/],
  reference: [/^RmtInf\/(?:Ustrd|Strd\/CdtrRefInf\/Ref)$/, /^Refs\/EndToEndId$/],
  text: [/^(?:AddtlNtryInf|AddtlTxInf)$/],
  number: [/^(?:AcctSvcrRef|Refs\/AcctSvcrRef)$/],
} as const;

type Kind = keyof typeof wanted;
const kinds = ['day', 'status', 'sign', 'amount', 'debtor', 'creditor', 'reference', 'text', 'number'] as const;

/** What one entry, one payment in it, or one balance says. */
class Said {
  readonly texts: Partial<Record<Kind, string>> = {};
  currency = '';

  add(path: string, text: string, currency: string | undefined): void {
    const kind = kinds.find((one) => wanted[one].some((pattern) => pattern.test(path)));
    if (kind === undefined || text === '' || (kind === 'reference' && text === 'NOTPROVIDED')) return;
    const before = this.texts[kind];
    // The day of booking and the amount of the entry come first; texts follow each other.
    if (before !== undefined && kind !== 'reference' && kind !== 'text') return;
    if (kind === 'amount') this.currency = currency ?? '';
    this.texts[kind] = (before === undefined ? text : `${before} ${text}`).slice(0, MAX_CELL);
  }
}

interface Entry {
  said: Said;
  payments: Said[];
}

const isDebit = (sign: string | undefined) => sign === 'DBIT';

function rowOf(entry: Said, payment: Said): string[] {
  const { texts } = payment;
  const sign = texts.sign ?? entry.texts.sign ?? '';
  return [
    (entry.texts.day ?? '').slice(0, 10),
    entry.texts.status ?? 'BOOK',
    sign,
    texts.amount ?? '',
    payment.currency,
    (isDebit(sign) ? texts.creditor : texts.debtor) ?? '',
    texts.reference ?? entry.texts.reference ?? '',
    texts.text ?? entry.texts.text ?? '',
    texts.number ?? entry.texts.number ?? '',
    '',
  ];
}

/** Cents of an amount, which has a point and at most five digits behind it. */
const exact = (amount: string | undefined) => Math.round(Number(amount) * 100_000);

/** A row for each payment of an entry, where they are all told and make up its amount; else one for the entry. */
function rowsOf({ said, payments }: Entry): string[][] {
  const sums = payments.map(
    ({ texts }) => exact(texts.amount) * (texts.sign && texts.sign !== said.texts.sign ? -1 : 1),
  );
  const isWhole =
    payments.length > 1 &&
    payments.every(({ currency }) => currency === said.currency) &&
    sums.reduce((sum, one) => sum + one, 0) === exact(said.texts.amount);
  if (isWhole) return payments.map((payment) => rowOf(said, payment));
  const [only, ...more] = payments;
  const whole = new Said();
  const { amount, sign, reference } = said.texts;
  const references = [reference, ...payments.map(({ texts }) => texts.reference)].filter((one) => one !== undefined);
  Object.assign(whole.texts, more.length === 0 ? only?.texts : {}, { amount, sign });
  whole.texts.reference = references.join(' ').slice(0, MAX_CELL);
  whole.currency = said.currency;
  return [rowOf(said, whole)];
}

/** The balances by their codes: before the entries, and behind them. */
const balanceWords: Readonly<Record<string, string>> = {
  OPBD: 'Opening balance',
  PRCD: 'Opening balance',
  CLBD: 'Closing balance',
};

/** The rows of the statements in a document. */
class Statements {
  readonly rows: string[][] = [headings];
  readonly #budget = new Budget();
  readonly #path: string[] = [];
  #text = '';
  #currency: string | undefined;
  #entry: Entry | undefined;
  #payment: Said | undefined;
  #balance: { said: Said; code: string } | undefined;
  #closing: string[][] = [];

  /** The path below the entry, the payment or the balance that is being read. */
  #below(): string {
    const start = this.#path.findLastIndex((name) => ['Ntry', 'TxDtls', 'Bal'].includes(name));
    return start === -1 ? '' : this.#path.slice(start + 1).join('/');
  }

  open(name: string, { Ccy }: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    this.#text = '';
    this.#currency = Ccy;
    if (name === 'Ntry') this.#entry = { said: new Said(), payments: [] };
    if (name === 'TxDtls' && this.#entry) {
      this.#payment = new Said();
      this.#entry.payments.push(this.#payment);
      if (this.#entry.payments.length > MAX_ROWS) throw tooManyRows();
    }
    if (name === 'Bal') this.#balance = { said: new Said(), code: '' };
  }

  text(text: string): void {
    if (this.#text.length < MAX_CELL) this.#text += text.slice(0, MAX_CELL);
  }

  close(name: string): void {
    const text = this.#text.trim();
    this.#text = '';
    const path = this.#below();
    const into = this.#payment ?? this.#entry?.said ?? this.#balance?.said;
    into?.add(path, text, this.#currency);
    if (this.#balance && path === 'Tp/CdOrPrtry/Cd') this.#balance.code = text;
    this.#path.pop();
    if (name === 'TxDtls') this.#payment = undefined;
    if (name === 'Ntry' && this.#entry) {
      for (const row of rowsOf(this.#entry)) this.#add(row);
      this.#entry = undefined;
    }
    if (name === 'Bal') this.#addBalance();
    if (['Stmt', 'Rpt', 'Ntfctn'].includes(name)) for (const row of this.#closing.splice(0)) this.#add(row);
  }

  #add(row: string[]): void {
    if (this.rows.length >= MAX_ROWS) throw tooManyRows();
    for (const cell of row) this.#budget.take(cell.length);
    this.rows.push(row);
  }

  #addBalance(): void {
    const { said, code } = this.#balance ?? { said: new Said(), code: '' };
    this.#balance = undefined;
    const word = balanceWords[code];
    const { amount, sign } = said.texts;
    if (word === undefined || amount === undefined) return;
    const row = ['', '', '', '', '', '', '', word, '', `${isDebit(sign) ? '-' : ''}${amount}`];
    // Banks tell both before the entries.
    if (word === balanceWords.CLBD) this.#closing.push(row);
    else this.#add(row);
  }
}

function* piecesOf(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** The entries of a CAMT document as a table. Throws `BadTable`. */
export async function readCamt(text: string): Promise<string[][]> {
  const statements = new Statements();
  try {
    await readXml(piecesOf(text), {
      open: (name, attributes) => statements.open(name, attributes),
      close: (name) => statements.close(name),
      text: (piece) => statements.text(piece),
    });
  } catch (error) {
    throw error instanceof BadTable ? error : new BadTable(staffText('camtDamaged'), { cause: error });
  }
  return statements.rows;
}
