import { folded } from '../../../domain/folded.ts';

// The words within the rows of a statement: whether money came in or went out, whether it is settled, and what sums up.

/** Characters of a word that is looked at; what is longer is a sentence. */
const MAX_WORD = 60;

/** A word as the patterns know it. */
const plain = (cell: string) =>
  cell.length > MAX_WORD
    ? ''
    : folded(cell)
        .replaceAll(/[\p{Pd}−]/gu, '-')
        .replaceAll(/[\s_]+/g, ' ')
        .replaceAll(/^[ ("']+|[ )."'*:!]+$/g, '');

export type Direction = 'in' | 'out';

const directions: readonly (readonly [RegExp, Direction])[] = [
  [/^(\+|c|cr|crd|crdt|k|credite?s?|credit(ed)?|kredit|in|h|haben|e|entrees?|recus?|recu|received?|incoming)$/, 'in'],
  [/^((money|cash|paid|pay|transfer) in|deposit(ed)?|depot|versement|encaissement|ein|eingang|gutschrift)$/, 'in'],
  [/^(creditos?|abonos?|haber|entradas?|ingresos?|avere|entrata|bij|ayinjiye|yinjiye|kwakira|yakiriwe)$/, 'in'],
  [/^(-|d|dr|db|dbt|dbit|debite?s?|debit(ed)?|debet|out|s|soll|sorties?|sent|outgoing)$/, 'out'],
  [
    /^((money|cash|paid|pay|transfer) out|withdraw(al|n)?|retrait|decaissement|aus|ausgang|belastung|lastschrift)$/,
    'out',
  ],
  [/^(debitos?|cargos?|debe|saidas?|egresos?|dare|uscita|af|ayasohotse|yasohotse|kohereza|yoherejwe)$/, 'out'],
];

/** Whether the word of a column of signs says that money came in or went out; undefined for any other word. */
export function directionOf(cell: string): Direction | undefined {
  const word = plain(cell);
  return word === '' ? undefined : directions.find(([pattern]) => pattern.test(word))?.[1];
}

export type Settlement = 'settled' | 'not settled';

const settlements: readonly (readonly [RegExp, Settlement])[] = [
  [/^(success(ful(ly)?)?|succeeded|complete[d]?|settled|book(ed)?|posted|paid|ok|done|processed|executed)$/, 'settled'],
  [/^(confirmed|approved|cleared|accepted|finali[sz]ed|transaction successful|successfully completed)$/, 'settled'],
  [
    /^(reussi|succes|effectue|termine|valide|comptabilise|paye|execute|confirme|abouti|accepte|approuve)e?s?$/,
    'settled',
  ],
  [
    /^(byagenze neza|yagenze neza|byarangiye|yarangiye|byemejwe|yemejwe|yishyuwe|byakunze|imekamilika|imefanikiwa)$/,
    'settled',
  ],
  [/^(gebucht|ausgefuhrt|abgeschlossen|erledigt|erfolgreich|bezahlt|voltooid|geboekt|uitgevoerd|betaald)$/, 'settled'],
  [
    /^(completad[oa]|exitos[oa]|pagad[oa]|ejecutad[oa]|concluid[oa]|pag[oa]|completat[oa]|eseguit[oa]|riuscit[oa])$/,
    'settled',
  ],
  [
    /^(failed|failure|fail|error|unsuccessful|not successful|incomplete|not completed|timed? ?out|aborted)$/,
    'not settled',
  ],
  [
    /^(pending|pdng|processing|in progress|in process|waiting|awaiting.*|queued|on hold|held|hold|blocked)$/,
    'not settled',
  ],
  [
    /^(initiated|created|new|scheduled|planned|draft|authori[sz]ed|authori[sz]ation|unsettled|uncleared|info|futr)$/,
    'not settled',
  ],
  [
    /^(reverted|reversed|reversal|declined|denied|rejected|refused|cancell?ed|voide?d?|expired|unpaid|stopped)$/,
    'not settled',
  ],
  [/^(echoue|annule|rejete|refuse|expire|contrepasse|impaye|bloque|suspendu|abandonne)e?s?$/, 'not settled'],
  [/^(echec|en attente|en cours( de traitement)?|en suspens|non abouti|a valider|erreur|brouillon)$/, 'not settled'],
  [
    /^(byanze|yanze|ntibyakunze|ntiyakunze|birategereje|bitegereje|itegereje|biracyakorwa|yahagaritswe|byahagaritswe)$/,
    'not settled',
  ],
  [
    /^(imeshindwa|imeshindikana|inasubiri|imeghairiwa|imerejeshwa|offen|ausstehend|vorgemerkt|abgelehnt|storniert|fehlgeschlagen)$/,
    'not settled',
  ],
  [
    /^(zuruckgewiesen|in bearbeitung|in behandeling|mislukt|geannuleerd|geweigerd|abgebrochen|gereserveerd)$/,
    'not settled',
  ],
  [
    /^(pendiente|pendente|rechazad[oa]|fallid[oa]|cancelad[oa]|recusad[oa]|falhou|anulad[oa]|devuelt[oa]|en proceso)$/,
    'not settled',
  ],
  [/^(in attesa|rifiutat[oa]|annullat[oa]|fallit[oa]|in sospeso|respint[oa]|stornat[oa])$/, 'not settled'],
];

/** Whether the word of a column of states says that the money has moved for good; undefined for any other word. */
export function settlementOf(cell: string): Settlement | undefined {
  const word = plain(cell);
  return word === '' ? undefined : settlements.find(([pattern]) => pattern.test(word))?.[1];
}

/** Characters of a line that sums up, from its beginning. */
const MAX_SUMMARY = 60;

const summary =
  /^['"(* -]{0,5}(sub ?-?totals?|grand totals?|totals?|totaux|sous ?-?total|summe|gesamt|saldo (inicial|final|iniziale|finale|anterior)|(anfangs|end)saldo|(opening|closing|ending|previous|final|current|available) balance|balance|solde|ancien solde|nouveau solde|(balance )?(brought|carried) forward|b\/f|c\/f|a reporter|report|igiteranyo|asigaye|ayasigaye)\b/;

/** Whether a cell begins as that of a line that sums up does, which is no payment itself. */
export const isSummary = (cell: string): boolean => summary.test(folded(cell.slice(0, MAX_SUMMARY)));

const balanceLine =
  /^(opening|closing|ending|previous|final|current|available|ledger) balance$|^balance ([bc]\/[fd]|(brought|carried) (forward|down))$|^((ancien|nouveau) solde|solde (initial|final|precedent|crediteur|debiteur)|saldo (inicial|final|iniziale|finale|anterior)|(anfangs|end|schluss)saldo|kontostand)$/;

/** Whether a cell says no more than that its row holds a balance: no name of a payer or text of a payment is that. */
export const isBalanceLine = (cell: string): boolean => balanceLine.test(plain(cell));

const opening =
  /^['"(* -]{0,5}((opening|previous|initial|starting) balance|(balance )?brought forward|b\/f|ancien solde|solde (initial|precedent|anterieur|d'ouverture)|report|saldo (inicial|iniziale|anterior)|anfangssaldo)\b/;

/** Whether a cell begins as that of the line from which the balances go on does. */
export const isOpening = (cell: string): boolean => opening.test(folded(cell.slice(0, MAX_SUMMARY)));
