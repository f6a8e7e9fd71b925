import { folded } from '../folded.ts';

// The words that mobile-money operators and banks write over the columns of their statements, in English, French and
// Kinyarwanda, and in the lines that are no payment.

/** What a column of a statement holds. */
export const columnKinds = [
  'day',
  'amount',
  'credit',
  'debit',
  'payer_name',
  'payer_phone',
  'reference',
  'text',
  'external_id',
  'balance',
  'currency',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** Characters of a heading; what is longer is a sentence. */
const MAX_HEADING = 60;

/**
 * The headings of each kind, folded and with single spaces, those that are surest first: where a file has two of them, the
 * earlier is taken.
 */
const headings: Readonly<Record<ColumnKind, readonly RegExp[]>> = {
  day: [
    /^(transaction|txn|trans|tran|payment|completion|posting|book(ing)?|operation) ?(date|time|day)\b/,
    /^(date|jour|heure) (et heure )?(de |d'|de l')?(la )?(l'?operation|transaction|paiement|comptable)\b/,
    /^date (& time|and time|et heure|operation)$/,
    /^(date|datetime|day|jour|itariki)\b(?!.*(value|valeur))/,
    /^(time|timestamp|itariki.*|heure|created( at| on)?|completed( at| on)?)$/,
    /^(value date|date (de )?valeur|initiation time)$/,
  ],
  credit: [
    /^(credits?|credit amount|amount credited|credit \(?[a-z]{3}\)?)$/,
    /^(paid in|money in|deposits?|amount in|received|receipts|cr|in)$/,
    /^(montant (au )?credit|montant credite|credit \(.*\)|entrees?|versements?|recettes?)$/,
    /^(ayinjiye|amafaranga yinjiye|yinjiye|ayabikijwe|yakiriwe)$/,
  ],
  debit: [
    /^(debits?|debit amount|amount debited|debit \(?[a-z]{3}\)?)$/,
    /^(paid out|money out|withdrawals?|withdrawn|amount out|payments?|dr|out)$/,
    /^(montant (au )?debit|montant debite|debit \(.*\)|sorties?|retraits?|depenses?)$/,
    /^(ayasohotse|amafaranga yasohotse|yasohotse|ayabikujwe|yishyuwe)$/,
  ],
  amount: [
    /^(transaction |txn |trans |payment |net )?amount( \(?[a-z]{3}\)?)?$/,
    /^montant( (de (la )?)?(transaction|operation|paiement))?( \(?[a-z]{3}\)?)?$/,
    /^(amafaranga|umubare w'amafaranga|umubare|ingano)$/,
    /^(value|sum|somme|amt)$/,
  ],
  balance: [
    /^(running |closing |post |new |available |ledger |book |account )?balance( after)?( \(?[a-z]{3}\)?)?$/,
    /^(nouveau )?solde( (courant|disponible|final|apres( operation)?))?( \(?[a-z]{3}\)?)?$/,
    /^(asigaye|amafaranga asigaye|ayasigaye|asigaye kuri konti)$/,
  ],
  payer_phone: [
    /^(payer|sender|customer|from|source|client|subscriber)('s)? ?(phone|telephone|mobile|msisdn|tel)( ?(number|no\.?))?$/,
    /^(phone|telephone|mobile|msisdn|tel|cell)\.?( ?(number|no\.?))?$/,
    /^((numero|no|n°|num)\.? (de )?)?(telephone|tel|mobile|portable)( (du |de l')?(payeur|client|expediteur|emetteur))?$/,
    /^(telefone|telefoni|nimero ya telefone|numero ya telefone|nomero ya telefone)( y'.*)?$/,
    /^(from|sender|payer account|from account|de|other party( info)?)$/,
  ],
  payer_name: [
    /^(payer|sender|customer|from|depositor|donor|client|payee|account holder|third party)('s)? ?names?$/,
    /^nom( (et )?prenoms?)?( du| de l')? ?(payeur|client|expediteur|emetteur|donneur d'ordre|donateur|deposant)?$/,
    /^(amazina( y'.*)?|izina( ry'.*)?|uwishyuye|uwohereje)$/,
    /^(full name|name|names|payer|customer|depositor|donneur d'ordre|payeur|client|counterparty|expediteur|emetteur)$/,
    /^(from|sender|other party( info)?)$/,
  ],
  external_id: [
    /^(financial )?(transaction|txn|trans|trx|tran) ?(id|no\.?|number|code)$/,
    /^(receipt|operation|payment) ?(id|no\.?|number|code)$/,
    /^(id|identifiant)( (de )?(la )?(transaction|operation))?$/,
    /^(numero|no|n°|num|code)\.? (de |d'|de l')?(la )?(transaction|operation|recu|piece)$/,
    /^(nimero|numero|kode|code) (y'igikorwa|y'ubwishyu|ya transaction)$/,
    /^(transaction|txn|bank|trans) ?ref(erence)?\.?( ?(no\.?|number))?$/,
  ],
  currency: [/^(transaction |account )?(currency|ccy|curr|devise|monnaie|ifaranga)( code)?$/],
  reference: [
    /^(payment|customer|payer|client|your|remittance|account) ?ref(erence)?\.?( ?(no\.?|number))?$/,
    /^(reference|ref|references)\.?( ?(no\.?|number|numero))?$/,
    /^(reference|ref)\.? (du |de la |de l'|de )?(client|paiement|operation|transaction|payeur)$/,
    /^(to message|payer message|message|note|notes|reason|purpose|motif|memo|communication|remarks?|comments?)$/,
    /^(impamvu|ubutumwa|icyo yishyuriye|indango|inyandiko)( .*)?$/,
    /^(a\/c no\.?|account number|bill reference|external id)$/,
  ],
  text: [
    /^((transaction|txn|payment) )?(description|narration|narrative|details?|particulars|information)s?$/,
    /^(libelle|libelle (de (l')?)?operation|designation|description|details?( (de )?(l')?operation)?|nature)$/,
    /^(ibisobanuro|igikorwa|ibindi)$/,
    /^(remarks?|comments?|notes?|message|to message|payer message|type|transaction type|memo|motif)$/,
  ],
};

/** A heading as the patterns know it: `Montant (RWF) :` is `montant (rwf)`. */
function plain(cell: string): string {
  if (cell.length > MAX_HEADING) return '';
  return folded(cell)
    .replaceAll(/[_\s]+/g, ' ')
    .replace(/ ?[:*]$/, '')
    .trim();
}

/** How sure a heading names this kind of column: 0 is the surest. Undefined where it does not. */
export function headingRank(cell: string, kind: ColumnKind): number | undefined {
  const heading = plain(cell);
  const rank = heading === '' ? -1 : headings[kind].findIndex((pattern) => pattern.test(heading));
  return rank === -1 ? undefined : rank;
}

/** Rows among which the heading is looked for: a bank's letterhead stands over it. */
const HEADING_WITHIN = 100;

/** The row whose cells are headings: of those near the top that name a day and most other columns the first; -1 for none. */
export function headingOf(rows: readonly (readonly string[])[]): number {
  let [best, most] = [-1, 1];
  for (const [index, row] of rows.slice(0, HEADING_WITHIN).entries()) {
    const named = columnKinds.filter((kind) => row.some((cell) => headingRank(cell, kind) !== undefined));
    const filled = row.filter((cell) => cell.trim() !== '').length;
    // One word alone may be several kinds; a heading has a word over each column.
    const count = Math.min(named.length, filled);
    if (count > most && named.some((kind) => kind === 'day' || kind === 'amount' || kind === 'credit'))
      [best, most] = [index, count];
  }
  return best;
}

const summary =
  /^['"(* -]{0,5}(sub ?-?totals?|grand totals?|totals?|totaux|sous ?-?total|(opening|closing|ending|previous|final|current|available) balance|balance|solde|ancien solde|nouveau solde|(balance )?(brought|carried) forward|b\/f|c\/f|a reporter|report|igiteranyo|asigaye|ayasigaye)\b/;

/** Whether a cell begins as that of a line that sums up does, which is no payment itself. */
export const isSummary = (cell: string): boolean => summary.test(folded(cell.slice(0, MAX_HEADING)));
