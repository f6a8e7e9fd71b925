import { expect, test } from 'vitest';
import { type HabitFacts, type PaymentFacts, type PledgeFacts, type Proposal, proposalsFor } from './match.ts';
import { referenceOf } from './reference.ts';

const PHONE = '+250788000001';

const payment: PaymentFacts = {
  ...{ amount: 5000, currency: 'RWF', day: '2026-11-20' },
  ...{ payer_name: '', payer_phone: '', reference: '', text: '' },
};

const pledge: PledgeFacts = {
  ...{ id: 7, giver_id: 70, amount: 5000, currency: 'RWF', rhythm: 'once', outstanding: 5000, isCancelled: false },
  ...{ full_name: 'Alice Mukamana', phone: PHONE, day: '2026-11-10' },
};

const other: PledgeFacts = { ...pledge, id: 8, giver_id: 80, full_name: 'Jean Bosco', phone: '+250788000002' };

/** The reference of pledge 7 with a wrong character in its middle. */
const reference = referenceOf(7);
const mistyped = `${reference.slice(0, 2)}${reference[2] === 'A' ? 'C' : 'A'}${reference.slice(3)}`;

const habit: HabitFacts = { giver_id: 90, pledge_id: null, gifts: 2 };

interface Case {
  about: string;
  paid: Partial<PaymentFacts>;
  pledges?: PledgeFacts[];
  habits?: HabitFacts[];
  called?: { giver_id: number }[];
  /** Each as `pledge or giver: reason, certainty`, the best first. */
  proposed: string[];
}

const cases: Case[] = [
  {
    about: 'the reference says it, whatever the name, the telephone and the amount say',
    paid: { text: `gift ${reference}`, amount: 300, payer_name: 'Somebody', payer_phone: '+250788999999' },
    proposed: ['pledge 7: reference, certain'],
  },
  {
    about: 'the reference stands in its own column, in small letters and with a blank',
    paid: { reference: reference.toLowerCase().replace('-', ' ') },
    proposed: ['pledge 7: reference, certain'],
  },
  {
    about: 'the same telephone and amount, where another giver has the number too: anybody can pledge with it',
    paid: { payer_phone: PHONE },
    called: [{ giver_id: 60 }, { giver_id: 70 }],
    proposed: ['pledge 7: phone_and_amount, possible', 'giver 60: phone, possible'],
  },
  {
    about: 'a reference is better than the same telephone and amount of another pledge',
    paid: { text: reference, payer_phone: '+250788000002' },
    pledges: [other, pledge],
    proposed: ['pledge 7: reference, certain', 'pledge 8: phone_and_amount, likely'],
  },
  {
    about: 'the reference of a pledge that has come in whole: it may be the same money, told twice',
    paid: { text: reference },
    pledges: [{ ...pledge, outstanding: 0 }],
    proposed: ['pledge 7: reference, likely'],
  },
  {
    about: 'the reference of a monthly pledge is certain in any month',
    paid: { text: reference },
    pledges: [{ ...pledge, rhythm: 'monthly', outstanding: 0 }],
    proposed: ['pledge 7: reference, certain'],
  },
  {
    about: 'two characters of a reference are in each other’s place',
    paid: { text: `${reference.slice(0, 6)}${reference.slice(7, 8)}${reference.slice(6, 7)}`, amount: 5000 },
    proposed: ['pledge 7: mistyped_reference, likely'],
  },
  {
    about: 'the telephone of a giver who has pledged nothing',
    paid: { payer_phone: '+250788000009' },
    called: [{ giver_id: 95 }],
    proposed: ['giver 95: phone, possible'],
  },
  {
    about: 'a giver is proposed once, for the pledge',
    paid: { payer_phone: PHONE },
    called: [{ giver_id: 70 }],
    proposed: ['pledge 7: phone_and_amount, likely'],
  },
  {
    about: 'with two references somebody has to say how the money is split',
    paid: { text: `${reference} ${referenceOf(8)}`, amount: 10_000 },
    pledges: [pledge, other],
    proposed: ['pledge 7: reference, possible', 'pledge 8: reference, possible'],
  },
  {
    about: 'the reference of a cancelled pledge is for somebody to decide',
    paid: { text: reference },
    pledges: [{ ...pledge, isCancelled: true }],
    proposed: ['pledge 7: reference_of_cancelled, likely'],
  },
  {
    about: 'one wrong character, and the amount agrees',
    paid: { text: mistyped },
    proposed: ['pledge 7: mistyped_reference, likely'],
  },
  {
    about: 'one wrong character, and the telephone agrees',
    paid: { text: mistyped, amount: 200, payer_phone: PHONE },
    proposed: ['pledge 7: mistyped_reference, likely'],
  },
  {
    about: 'one wrong character, and nothing else agrees',
    paid: { text: mistyped, amount: 200 },
    proposed: ['pledge 7: mistyped_reference, possible'],
  },
  {
    about: 'the telephone and the amount',
    paid: { payer_phone: PHONE },
    proposed: ['pledge 7: phone_and_amount, likely'],
  },
  {
    about: 'the telephone and what is still to come of the pledge',
    paid: { payer_phone: PHONE, amount: 2000 },
    pledges: [{ ...pledge, outstanding: 2000 }],
    proposed: ['pledge 7: phone_and_amount, likely'],
  },
  {
    about: 'the telephone with another amount, as long as something is still to come',
    paid: { payer_phone: PHONE, amount: 700 },
    proposed: ['pledge 7: phone, possible'],
  },
  {
    about: 'nothing: the telephone of a pledge of which all came in, with another amount',
    paid: { payer_phone: PHONE, amount: 700 },
    pledges: [{ ...pledge, outstanding: 0 }],
    proposed: [],
  },
  {
    about: 'a pledge of which all came in is only possible, behind one that waits',
    paid: { payer_phone: PHONE },
    pledges: [
      { ...pledge, outstanding: 0 },
      { ...other, phone: PHONE },
    ],
    proposed: ['pledge 8: phone_and_amount, likely', 'pledge 7: phone_and_amount, possible'],
  },
  ...[
    ['with a long dash', reference.replace('-', '–')],
    ['with a point', reference.replace('-', '.')],
    ['with a blank at another place', `${reference.slice(0, 2)} ${reference.slice(2)}`],
    ['behind REF without a blank', `REF${reference.replace('-', '')}`],
  ].map(([about = '', text = '']) => ({
    about: `the reference ${about}`,
    paid: { text: `Gift ${text} thank you` },
    proposed: ['pledge 7: reference, certain'],
  })),
  ...[
    ['one character left out', reference.slice(0, 4) + reference.slice(5)],
    ['one character too many', `${reference.slice(0, 5)}A${reference.slice(5)}`],
    ['one letter too many that no reference has', `${reference}O`],
  ].flatMap(([about = '', text = '']) => [
    { about: `${about}, and the amount agrees`, paid: { text }, proposed: ['pledge 7: mistyped_reference, likely'] },
    {
      about: `${about}, and nothing else agrees`,
      paid: { text, amount: 200 },
      proposed: ['pledge 7: mistyped_reference, possible'],
    },
  ]),
  {
    about: 'the name in another order, in capitals and with accents, and the amount, ten days later',
    paid: { payer_name: 'MUKAMÀNA, Alice' },
    proposed: ['pledge 7: name_and_amount, likely'],
  },
  {
    about: 'the name and the amount on the last day that counts',
    paid: { payer_name: 'Alice Mukamana', day: '2026-12-25' },
    proposed: ['pledge 7: name_and_amount, likely'],
  },
  {
    about: 'nothing: the name and the amount a day too late',
    paid: { payer_name: 'Alice Mukamana', day: '2026-12-26' },
    proposed: [],
  },
  { about: 'nothing: the name with another amount', paid: { payer_name: 'Alice Mukamana', amount: 100 }, proposed: [] },
  { about: 'nothing: the amount alone', paid: {}, proposed: [] },
  {
    about: 'nothing: neither the payer nor the pledge has a name or a telephone',
    paid: {},
    pledges: [{ ...pledge, full_name: '', phone: '' }],
    proposed: [],
  },
  {
    about: 'the habit of a regular giver, who pledged nothing',
    paid: { payer_phone: '+250788000009' },
    pledges: [],
    habits: [habit],
    proposed: ['giver 90: habit, likely'],
  },
  {
    about: 'nothing: one gift is no habit',
    paid: { payer_phone: '+250788000009' },
    pledges: [],
    habits: [{ ...habit, gifts: 1 }],
    proposed: [],
  },
  {
    about: 'the habit for a pledge that is proposed anyway is not said twice',
    paid: { payer_phone: PHONE },
    habits: [{ giver_id: 70, pledge_id: 7, gifts: 5 }],
    proposed: ['pledge 7: phone_and_amount, likely'],
  },
  {
    about: 'a month of a monthly pledge, however much of it is outstanding',
    paid: { payer_phone: PHONE },
    pledges: [{ ...pledge, rhythm: 'monthly', outstanding: 15_000 }],
    proposed: ['pledge 7: phone_and_amount, likely'],
  },
  {
    about: 'several who are as likely as each other are only possible',
    paid: { payer_phone: PHONE },
    pledges: [pledge, { ...pledge, id: 9 }],
    proposed: ['pledge 7: phone_and_amount, possible', 'pledge 9: phone_and_amount, possible'],
  },
  {
    about: 'several with unlike reasons: the better reason leads',
    paid: { payer_phone: PHONE, payer_name: 'Jean Bosco' },
    pledges: [other, pledge],
    habits: [habit],
    proposed: ['pledge 7: phone_and_amount, likely', 'pledge 8: name_and_amount, likely', 'giver 90: habit, likely'],
  },
  {
    about: 'nothing: a cancelled pledge, by telephone and amount',
    paid: { payer_phone: PHONE },
    pledges: [{ ...pledge, isCancelled: true }],
    proposed: [],
  },
  {
    about: 'nothing: another currency, even with the reference',
    paid: { text: reference, payer_phone: PHONE, currency: 'USD' },
    proposed: [],
  },
  {
    about: 'nothing: money that went back, even with the reference',
    paid: { text: reference, payer_phone: PHONE, amount: -5000 },
    habits: [{ ...habit, gifts: 9 }],
    proposed: [],
  },
];

const inWords = ({ pledge_id, giver_id, reason, certainty }: Proposal) =>
  `${pledge_id === null ? `giver ${giver_id}` : `pledge ${pledge_id}`}: ${reason}, ${certainty}`;

test.each(cases)('$about', ({ paid, pledges = [pledge], habits = [], called = [], proposed }) => {
  expect(proposalsFor({ ...payment, ...paid }, { pledges, habits, called }).map(inWords)).toEqual(proposed);
});

test('the order in which the pledges are found changes nothing', () => {
  const facts = { ...payment, text: mistyped, payer_phone: '+250788000002' };
  const one = proposalsFor(facts, { called: [], pledges: [pledge, other], habits: [habit] });
  expect(proposalsFor(facts, { called: [], pledges: [other, pledge], habits: [habit] })).toEqual(one);
  expect(one.map(({ reason }) => reason)).toEqual(['mistyped_reference', 'phone_and_amount', 'habit']);
});
