import { folded } from '../../../domain/folded.ts';
import { type ColumnKind, columnKinds } from './statement-columns.ts';

// The words that mobile-money operators and banks write over the columns of their statements: in English, French and
// Kinyarwanda, and those of other languages that banks of givers write.

/** Characters of a heading; what is longer is a sentence. */
const MAX_HEADING = 60;

/**
 * The headings of each kind, folded and with single spaces, those that are surest first: where a file has two of them, the
 * earlier is taken.
 */
const headings: Readonly<Record<ColumnKind, readonly RegExp[]>> = {
  day: [
    /^(transaction|txn|trans|tran|payment|complet(ion|ed)|posting|book(ing)?|operation) ?(date|time|day)\b/,
    /^(buchungs(tag|datum)|boekingsdatum|boekdatum|fecha( (de )?(la )?(operacion|contable))?|data( (contabile|operazione|mov(imento)?))?)$/,
    /^(date|jour|heure) (et heure )?(de |d'|de l')?(la )?(l'?operation|transaction|paiement|comptable)\b/,
    /^date (& time|and time|et heure|operation)$/,
    /^(date|datetime|day|jour|itariki)\b(?!.*(value|valeur))/,
    /^(time|timestamp|itariki.*|heure|created( at| on)?|completed( at| on)?)$/,
    /^(value date|date (de )?valeur|initiation time|start(ed)? date|valuta(datum)?|wertstellung|fecha valor|data valuta|data valor|rentedatum)$/,
  ],
  credit: [
    /^(credits?|credit amount|amount credited|credit (\(?[a-z]{3}\)?|euros?))$/,
    /^(paid in|money in|deposits?|amount in|received|receipts|cr|in)$/,
    /^(montant (au )?credit|montant credite|credit \(.*\)|entrees?|versements?|recettes?)$/,
    /^(ayinjiye|amafaranga yinjiye|yinjiye|ayabikijwe|yakiriwe)$/,
    /^(deposit|credit|cr) ?(amt|amount)?\.?( \(?[a-z]{3}\)?)?$/,
    /^(haben|gutschrift(en)?|abonos?|haber|creditos?|ingresos?|avere|accrediti|entrate|entradas?|bij(schrijving)?)$/,
  ],
  debit: [
    /^(debits?|debit amount|amount debited|debit (\(?[a-z]{3}\)?|euros?))$/,
    /^(paid out|money out|withdrawals?|withdrawn|amount out|payments?|dr|out)$/,
    /^(montant (au )?debit|montant debite|debit \(.*\)|sorties?|retraits?|depenses?)$/,
    /^(ayasohotse|amafaranga yasohotse|yasohotse|ayabikujwe|yishyuwe)$/,
    /^(withdrawal|debit|dr) ?(amt|amount)?\.?( \(?[a-z]{3}\)?)?$/,
    /^(soll|belastung(en)?|lastschrift(en)?|cargos?|debe|debitos?|egresos?|dare|addebiti|uscite|saidas?|af(schrijving)?)$/,
  ],
  amount: [
    /^(gross|brutto|brut|montant brut|gross amount)( \(?[a-z]{3}\)?)?$/,
    /^(transaction |txn |trans |payment )?amount( \(?[a-z]{3}\)?)?$/,
    /^montant( (de (la )?)?(transaction|operation|paiement))?( \(?[a-z]{3}\)?)?$/,
    /^(amafaranga|umubare w'amafaranga|umubare|ingano)$/,
    /^(value|sum|somme|amt)$/,
    /^(betrag|umsatz|bedrag|importe|monto|cantidad|importo|valor|quantia|kiasi|montante)( \(?(in )?[a-z]{3}\)?)?$/,
    /^net( amount)?$/,
  ],
  balance: [
    /^(running |closing |post |new |available |ledger |book |account )?balance( after)?( \(?[a-z]{3}\)?)?$/,
    /^(nouveau )?solde( (courant|disponible|final|apres( operation)?))?( \(?[a-z]{3}\)?)?$/,
    /^(asigaye|amafaranga asigaye|ayasigaye|asigaye kuri konti)$/,
    /^(saldo|kontostand|salio|balans)( \(?(in )?[a-z]{3}\)?| .{0,20})?$/,
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
    /^(auftraggeber|zahlungspflichtiger|einzahler|beg(ue|u)nstigter.*|auftraggeber ?\/ ?(empfaenger|empfanger|beguenstigter|begunstigter)|name zahlungsbeteiligter|zahlungsbeteiligter)$/,
    /^(naam.*|tegenpartij|ordenante|nombre|remitente|ordinante|nome|remetente|jina.*|beneficiario)$/,
  ],
  external_id: [
    /^(financial )?(transaction|txn|trans|trx|tran) ?(id|no\.?|number|code)$/,
    /^(receipt|operation|payment) ?(id|no\.?|number|code)$/,
    /^(id|identifiant)( (de )?(la )?(transaction|operation))?$/,
    /^(numero|no|n°|num|code)\.? (de |d'|de l')?(la )?(transaction|operation|recu|piece)$/,
    /^(nimero|numero|kode|code) (y'igikorwa|y'ubwishyu|ya transaction)$/,
    /^(transaction|txn|bank|trans) ?ref(erence)?\.?( ?(no\.?|number))?$/,
  ],
  currency: [
    /^(transaction |account )?(currency|ccy|curr|devise|monnaie|ifaranga|wahrung|waehrung|valuta|moneda|divisa|moeda|sarafu)( code)?$/,
  ],
  sign: [
    /^(dr ?\.?[/|-] ?cr\.?|cr ?\.?[/|-] ?dr\.?|d ?[/|] ?c|c ?[/|] ?d|s ?[/|] ?h|h ?[/|] ?s|\+ ?[/|] ?-|dc|drcr|crdr|in ?[/|] ?out)$/,
    /^(soll ?[/|] ?haben|debit ?[/|] ?credit|credit ?[/|] ?debit|debe ?[/|] ?haber|dare ?[/|] ?avere|af ?[/|-]? ?bij|bij ?[/|-]? ?af)$/,
    /^((debit|credit|transaction|amount|dr|cr|cd|dc) )?(sign|sens|signe|direction|indicator|ind|richtung|segno|signo|sentido|kennzeichen)$/,
    /^((transaction|txn|trans|tran|amount) )?type( d'operation| de transaction)?$/,
  ],
  status: [
    /^((transaction|txn|trans|payment|booking) )?(status|state|result)$/,
    /^(statut|etat|resultat)( (de (la )?|d'|de l'|du )?(transaction|operation|paiement))?$/,
    /^(imimerere|uko bimeze|uko byagenze|buchungsstatus|zustand|estado|stato|situacao|hali)$/,
  ],
  reference: [
    /^(payment|customer|payer|client|your|remittance|account) ?ref(erence)?\.?( ?(no\.?|number))?$/,
    /^(reference|ref|references)\.?( ?(no\.?|number|numero))?$/,
    /^(reference|ref)\.? (du |de la |de l'|de )?(client|paiement|operation|transaction|payeur)$/,
    /^(to message|payer message|message|note|notes|reason|purpose|motif|memo|communication|remarks?|comments?)$/,
    /^(impamvu|ubutumwa|icyo yishyuriye|indango|inyandiko)( .*)?$/,
    /^(a\/c no\.?|account number|bill reference|external id)$/,
    /^(verwendungszweck|zahlungsreferenz|kundenreferenz.*|referenz|betreff|mededelingen|kenmerk|concepto|causale|referencia|riferimento|kumbukumbu)$/,
  ],
  text: [
    /^((transaction|txn|payment) )?(description|narration|narrative|details?|particulars|information)s?$/,
    /^(libelle|libelle (de (l')?)?operation|designation|description|details?( (de )?(l')?operation)?|nature)$/,
    /^(ibisobanuro|igikorwa|ibindi)$/,
    /^(remarks?|comments?|notes?|message|to message|payer message|type|transaction type|memo|motif)$/,
    /^(buchungstext|beschreibung( \d)?|umsatzart|vorgang|omschrijving|descripcion|detalle|observaciones|movimiento|descrizione|descricao|historico|maelezo)$/,
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

const fee =
  /^((transaction|txn|service|bank|total) )?(fees?|charges?|commissions?|frais|taxe?s?|vat|tva|excise( duty)?|gebuehr|gebuhr(en)?|entgelt|provision|comision(es)?|tarifas?|kosten|makato|amafaranga y'igikorwa|igiciro)( .{0,12})?$/;

/** Whether a column of this heading holds what the operator keeps of each payment. */
export const isFee = (cell: string): boolean => fee.test(plain(cell));

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
