import { dialLink, dialledCode } from '../../domain/giving/dial.ts';
import { isSameName, proposalsFor, wordsOfName } from '../../domain/giving/match.ts';
import { typedAmount } from '../../domain/giving/money.ts';
import { isEthiopic, printable, printedName, unprintable } from '../../domain/giving/printable.ts';
import * as reference from '../../domain/giving/reference.ts';
import { storedFacts } from '../../server/giving/givers.ts';
import { idInToken, isLinkTo, isSummaryFor, summaryOfToken } from '../../server/giving/secret-links.ts';
import type { Work } from './growth.ts';

const PHONE = '+250788111222';

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

/** What giving takes from visitors, staff and operators. */
export const givingWorks: Readonly<Record<string, Readonly<Record<string, Work>>>> = {
  'domain/giving/dial.ts': {
    dialLink,
    dialledCode: (text) => dialledCode(text, { amount: 5000, currency: 'RWF' }),
  },
  'domain/giving/printable.ts': { isEthiopic, printable, printedName, unprintable },
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
