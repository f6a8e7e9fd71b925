import { z } from 'zod';
import { choice } from '../fields/choice.ts';
import { dial } from '../fields/dial.ts';
import { flag } from '../fields/flag.ts';
import { amount, position } from '../fields/number.ts';
import { paragraphs, text } from '../fields/text.ts';
import { currencies } from '../giving/money.ts';
import { replyText, staffText } from '../reply-text.ts';
import { defineCollection, settingsPermissions } from './collection.ts';

// What staff keep so that visitors can give: how to pay, the amounts that are offered, and what can be given for.

const currencyNames = z
  .record(z.enum(currencies), z.string())
  .parse(Object.fromEntries(currencies.map((code) => [code, code])));

const currency = () =>
  choice({
    label: 'Currency',
    wrong: replyText('chooseCurrency'),
    initial: currencies[0],
    choices: currencyNames,
  });

const isShown = (hint: string) => flag({ label: 'Shown', hint, wrong: staffText('chooseWhetherShown'), initial: true });

/** Ways to pay: codes of mobile money, bank accounts, an office. No operator is known to the program. */
export const paymentWays = defineCollection({
  name: 'payment_ways',
  path: '/payment-ways/',
  table: 'payment_ways',
  noun: 'way to pay',
  permissions: settingsPermissions,
  fields: {
    name: text({
      label: 'Name',
      hint: 'As givers know it: the operator, the bank, the office.',
      missing: staffText('nameRequired'),
      searched: true,
      sorted: true,
      translated: true,
    }),
    kind: choice({
      label: 'Kind',
      wrong: staffText('chooseKindFromList'),
      initial: 'mobile_money',
      choices: { mobile_money: 'Mobile money', bank: 'Bank transfer', cash: 'Cash' },
    }),
    currency: currency(),
    account: text({ label: 'Code or account number', hint: 'What is copied: a code, an account number.' }),
    account_name: text({
      label: 'Name of the account',
      hint: 'The name that the giver sees before confirming.',
    }),
    dial: dial({
      label: 'Code to dial',
      hint: 'For example *182*8*1*123456*{amount}#. Phones dial it from the page. Optional.',
      wrong: staffText('dialCodeWrong'),
    }),
    instructions: paragraphs({
      label: 'Instructions',
      hint: 'Step by step, for someone who has never done it.',
      max: 2000,
      rows: 5,
      translated: true,
    }),
    is_active: isShown('Visitors are offered it.'),
    position: position(),
  },
  staffOnly: ['position', 'is_active'],
  visibility: { flags: ['is_active'] },
  // Where money goes is typed, and seen, by whoever changes it.
  staying: ['account', 'account_name', 'dial'],
  title: 'name',
  order: 'position',
  screen: {
    address: '/dashboard/paymentWays',
    title: 'Ways to pay',
    subtitle: 'Mobile-money codes, bank accounts and offices where gifts are taken.',
    one: 'Way to pay',
    many: 'Ways to pay',
    none: 'No ways to pay added yet',
    page: '/donate',
    columns: [
      { field: 'name', below: 'account' },
      { field: 'kind' },
      { field: 'currency' },
      { field: 'is_active' },
      { field: 'position' },
    ],
  },
});

/** Amounts that the form offers, each with what it does. */
export const suggestedAmounts = defineCollection({
  name: 'suggested_amounts',
  path: '/suggested-amounts/',
  table: 'suggested_amounts',
  noun: 'suggested amount',
  permissions: settingsPermissions,
  fields: {
    effect: text({
      label: 'What it does',
      hint: 'In a few words: “a notebook and a pen for one member”.',
      missing: staffText('sayWhatItDoes'),
      searched: true,
      translated: true,
    }),
    units: amount({
      label: 'Amount',
      hint: 'In whole francs, dollars or euros.',
      currency: 'currency',
      missing: staffText('enterAmountAboveZero'),
      sorted: true,
    }),
    currency: currency(),
    position: position(),
  },
  staffOnly: ['position'],
  title: 'effect',
  order: 'position',
  screen: {
    address: '/dashboard/suggestedAmounts',
    title: 'Suggested amounts',
    subtitle: 'Amounts that visitors can choose, each with what it does.',
    one: 'Suggested amount',
    many: 'Suggested amounts',
    none: 'No suggested amounts added yet',
    page: '/donate',
    columns: [{ field: 'effect' }, { field: 'units' }, { field: 'currency' }, { field: 'position' }],
  },
});

/** Projects that visitors can give for. */
export const projects = defineCollection({
  name: 'projects',
  path: '/projects/',
  table: 'projects',
  noun: 'project',
  permissions: settingsPermissions,
  fields: {
    title: text({
      label: 'Title',
      missing: staffText('titleRequired'),
      searched: true,
      inSearch: true,
      sorted: true,
      translated: true,
    }),
    text: paragraphs({ label: 'Text', max: 2000, rows: 4, searched: true, inSearch: true, translated: true }),
    goal: amount({
      label: 'Goal',
      hint: 'How much it needs, in whole francs, dollars or euros. Zero for none.',
      currency: 'currency',
    }),
    currency: currency(),
    is_progress_shown: flag({
      label: 'Show the amount received',
      hint: 'Visitors see how much of the goal has been received, from the real figures.',
      wrong: staffText('chooseWhetherShown'),
      initial: false,
    }),
    is_active: isShown('Visitors can give for it.'),
    position: position(),
  },
  staffOnly: ['position', 'is_active'],
  visibility: { flags: ['is_active'] },
  staying: ['is_progress_shown'],
  title: 'title',
  order: 'position',
  screen: {
    address: '/dashboard/projects',
    title: 'Projects to give for',
    subtitle: 'What visitors can choose to give for. Other gifts go where they are needed most.',
    one: 'Project',
    many: 'Projects',
    none: 'No projects added yet',
    page: '/donate',
    columns: [
      { field: 'title', below: 'text' },
      { field: 'goal' },
      { field: 'currency' },
      { field: 'is_active' },
      { field: 'position' },
    ],
  },
});

export type PaymentWay = z.infer<typeof paymentWays.visible>;
export type SuggestedAmount = z.infer<typeof suggestedAmounts.visible>;
export type Project = z.infer<typeof projects.visible>;
