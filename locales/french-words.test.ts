import { expect, test } from 'vitest';
import { frenchTextsWith } from '../tests/support/french-texts.ts';
import { catalogues } from './catalogues.ts';

test.each([
  ['a reminder is “un rappel”: “rappeler” is also to call back', /rappel(?:er|e|é|le)/i],
  ['a question is “une intention de don”, not “un suivi” or “un intérêt”', /suivis? en retard|votre intérêt/],
  ['a way to pay is “un moyen de paiement”', /mode de paiement/i],
  ['what a gift is for is “un projet”', /destiné à$/i],
  ['what is not given is “non indiqué”', /non (?:renseigné|précisé)/i],
  ['what cannot be undone says so in plain words', /irréversible/],
  ['an e-mail that did not go out is “non envoyé”', /e-mails? en échec/i],
  ['a field asks to type, to choose or to say with one word each', /\bDites (?!-)|^Indiquez un /],
])('%s', async (_rule, otherwise) => {
  expect(await frenchTextsWith(otherwise)).toEqual([]);
});

test('an example follows a colon', async () => {
  expect(await frenchTextsWith(/Par exemple(?!\u00a0: )/)).toEqual([]);
});

test('the part of a list that is shown follows a colon, and its page stands in brackets', async () => {
  expect(await frenchTextsWith(/\p{L} \{…\} à \{…\} sur|\{…\}-\{…\} sur|(?:·|\.) Page /u)).toEqual([]);
});

test('the actions of the log and what they were done to can be told apart', () => {
  const { actions, resources } = catalogues.fr.dashboard.audit;
  for (const names of [Object.values<string>(actions), Object.values<string>(resources)])
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
