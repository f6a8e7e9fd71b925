import { expect, test } from 'vitest';
import { catalogues } from '../../locales/catalogues.ts';
import type { Language } from '../languages.ts';
import { amountsIn } from './amount-in-words.ts';
import { type Currency, currencies } from './money.ts';

/** Amounts in the currency's smallest unit, and how each is written in words. */
type Written = readonly (readonly [amount: number, currency: Currency, words: string])[];

const english: Written = [
  [0, 'RWF', 'Zero Rwandan francs'],
  [1, 'RWF', 'One Rwandan franc'],
  [2, 'RWF', 'Two Rwandan francs'],
  [10, 'RWF', 'Ten Rwandan francs'],
  [11, 'RWF', 'Eleven Rwandan francs'],
  [13, 'RWF', 'Thirteen Rwandan francs'],
  [19, 'RWF', 'Nineteen Rwandan francs'],
  [20, 'RWF', 'Twenty Rwandan francs'],
  [21, 'RWF', 'Twenty-one Rwandan francs'],
  [40, 'RWF', 'Forty Rwandan francs'],
  [58, 'RWF', 'Fifty-eight Rwandan francs'],
  [80, 'RWF', 'Eighty Rwandan francs'],
  [99, 'RWF', 'Ninety-nine Rwandan francs'],
  [100, 'RWF', 'One hundred Rwandan francs'],
  [101, 'RWF', 'One hundred and one Rwandan francs'],
  [112, 'RWF', 'One hundred and twelve Rwandan francs'],
  [200, 'RWF', 'Two hundred Rwandan francs'],
  [250, 'RWF', 'Two hundred and fifty Rwandan francs'],
  [999, 'RWF', 'Nine hundred and ninety-nine Rwandan francs'],
  [1000, 'RWF', 'One thousand Rwandan francs'],
  [1001, 'RWF', 'One thousand and one Rwandan francs'],
  [1100, 'RWF', 'One thousand one hundred Rwandan francs'],
  [1999, 'RWF', 'One thousand nine hundred and ninety-nine Rwandan francs'],
  [2026, 'RWF', 'Two thousand and twenty-six Rwandan francs'],
  [12_500, 'RWF', 'Twelve thousand five hundred Rwandan francs'],
  [80_000, 'RWF', 'Eighty thousand Rwandan francs'],
  [100_000, 'RWF', 'One hundred thousand Rwandan francs'],
  [200_300, 'RWF', 'Two hundred thousand three hundred Rwandan francs'],
  [999_999, 'RWF', 'Nine hundred and ninety-nine thousand nine hundred and ninety-nine Rwandan francs'],
  [1_000_000, 'RWF', 'One million Rwandan francs'],
  [1_000_001, 'BIF', 'One million and one Burundian francs'],
  [1_250_000, 'RWF', 'One million two hundred and fifty thousand Rwandan francs'],
  [30_000_000, 'UGX', 'Thirty million Ugandan shillings'],
  [2_000_000_000, 'RWF', 'Two billion Rwandan francs'],
  [
    1_999_999_999,
    'RWF',
    'One billion nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine Rwandan francs',
  ],
  [12_550, 'USD', 'One hundred and twenty-five US dollars and fifty cents'],
  [101, 'EUR', 'One euro and one cent'],
  [201, 'GBP', 'Two pounds sterling and one penny'],
  [150, 'GBP', 'One pound sterling and fifty pence'],
  [5, 'KES', 'Zero Kenyan shillings and five cents'],
  [200_000_000_000, 'USD', 'Two billion US dollars'],
];

const french: Written = [
  [0, 'RWF', 'Zéro franc rwandais'],
  [1, 'RWF', 'Un franc rwandais'],
  [2, 'RWF', 'Deux francs rwandais'],
  [16, 'RWF', 'Seize francs rwandais'],
  [17, 'RWF', 'Dix-sept francs rwandais'],
  [20, 'RWF', 'Vingt francs rwandais'],
  [21, 'RWF', 'Vingt et un francs rwandais'],
  [22, 'RWF', 'Vingt-deux francs rwandais'],
  [61, 'RWF', 'Soixante et un francs rwandais'],
  [70, 'RWF', 'Soixante-dix francs rwandais'],
  [71, 'RWF', 'Soixante et onze francs rwandais'],
  [72, 'RWF', 'Soixante-douze francs rwandais'],
  [79, 'RWF', 'Soixante-dix-neuf francs rwandais'],
  [80, 'RWF', 'Quatre-vingts francs rwandais'],
  [81, 'RWF', 'Quatre-vingt-un francs rwandais'],
  [90, 'RWF', 'Quatre-vingt-dix francs rwandais'],
  [91, 'RWF', 'Quatre-vingt-onze francs rwandais'],
  [99, 'RWF', 'Quatre-vingt-dix-neuf francs rwandais'],
  [100, 'RWF', 'Cent francs rwandais'],
  [101, 'RWF', 'Cent un francs rwandais'],
  [180, 'RWF', 'Cent quatre-vingts francs rwandais'],
  [200, 'RWF', 'Deux cents francs rwandais'],
  [201, 'RWF', 'Deux cent un francs rwandais'],
  [280, 'RWF', 'Deux cent quatre-vingts francs rwandais'],
  [1000, 'RWF', 'Mille francs rwandais'],
  [1001, 'RWF', 'Mille un francs rwandais'],
  [2000, 'RWF', 'Deux mille francs rwandais'],
  [21_000, 'RWF', 'Vingt et un mille francs rwandais'],
  [80_000, 'RWF', 'Quatre-vingt mille francs rwandais'],
  [200_000, 'RWF', 'Deux cent mille francs rwandais'],
  [280_080, 'RWF', 'Deux cent quatre-vingt mille quatre-vingts francs rwandais'],
  [1_000_000, 'RWF', 'Un million de francs rwandais'],
  [1_250_000, 'RWF', 'Un million deux cent cinquante mille francs rwandais'],
  [80_000_000, 'RWF', 'Quatre-vingts millions de francs rwandais'],
  [200_000_000, 'BIF', 'Deux cents millions de francs burundais'],
  [200_000_200, 'RWF', 'Deux cents millions deux cents francs rwandais'],
  [1_000_000_000, 'RWF', 'Un milliard de francs rwandais'],
  [2_000_000_000, 'RWF', 'Deux milliards de francs rwandais'],
  [300_000_000, 'EUR', 'Trois millions d’euros'],
  [100, 'GBP', 'Une livre sterling'],
  [2100, 'GBP', 'Vingt et une livres sterling'],
  [8100, 'GBP', 'Quatre-vingt-une livres sterling'],
  [2_100_000, 'GBP', 'Vingt et un mille livres sterling'],
  [12_550, 'USD', 'Cent vingt-cinq dollars américains et cinquante cents'],
  [101, 'EUR', 'Un euro et un centime'],
];

const kinyarwanda: Written = [
  [0, 'RWF', 'Amafaranga y’u Rwanda zeru'],
  [1, 'RWF', 'Ifaranga ry’u Rwanda rimwe'],
  [2, 'RWF', 'Amafaranga y’u Rwanda abiri'],
  [7, 'RWF', 'Amafaranga y’u Rwanda arindwi'],
  [8, 'RWF', 'Amafaranga y’u Rwanda umunani'],
  [10, 'RWF', 'Amafaranga y’u Rwanda icumi'],
  [11, 'RWF', 'Amafaranga y’u Rwanda icumi na rimwe'],
  [12, 'RWF', 'Amafaranga y’u Rwanda icumi n’abiri'],
  [18, 'RWF', 'Amafaranga y’u Rwanda icumi n’umunani'],
  [19, 'RWF', 'Amafaranga y’u Rwanda icumi n’icyenda'],
  [20, 'RWF', 'Amafaranga y’u Rwanda makumyabiri'],
  [21, 'RWF', 'Amafaranga y’u Rwanda makumyabiri na rimwe'],
  [30, 'RWF', 'Amafaranga y’u Rwanda mirongo itatu'],
  [45, 'RWF', 'Amafaranga y’u Rwanda mirongo ine n’atanu'],
  [80, 'RWF', 'Amafaranga y’u Rwanda mirongo inani'],
  [99, 'RWF', 'Amafaranga y’u Rwanda mirongo cyenda n’icyenda'],
  [100, 'RWF', 'Amafaranga y’u Rwanda ijana'],
  [101, 'RWF', 'Amafaranga y’u Rwanda ijana na rimwe'],
  [110, 'RWF', 'Amafaranga y’u Rwanda ijana n’icumi'],
  [112, 'RWF', 'Amafaranga y’u Rwanda ijana n’icumi n’abiri'],
  [150, 'RWF', 'Amafaranga y’u Rwanda ijana na mirongo itanu'],
  [200, 'RWF', 'Amafaranga y’u Rwanda magana abiri'],
  [500, 'RWF', 'Amafaranga y’u Rwanda magana atanu'],
  [999, 'RWF', 'Amafaranga y’u Rwanda magana cyenda na mirongo cyenda n’icyenda'],
  [1000, 'RWF', 'Amafaranga y’u Rwanda igihumbi'],
  [1001, 'RWF', 'Amafaranga y’u Rwanda igihumbi na rimwe'],
  [1100, 'RWF', 'Amafaranga y’u Rwanda igihumbi n’ijana'],
  [1500, 'RWF', 'Amafaranga y’u Rwanda igihumbi na magana atanu'],
  [2000, 'RWF', 'Amafaranga y’u Rwanda ibihumbi bibiri'],
  [2500, 'RWF', 'Amafaranga y’u Rwanda ibihumbi bibiri na magana atanu'],
  [5000, 'RWF', 'Amafaranga y’u Rwanda ibihumbi bitanu'],
  [10_000, 'RWF', 'Amafaranga y’u Rwanda ibihumbi icumi'],
  [11_000, 'RWF', 'Amafaranga y’u Rwanda ibihumbi icumi na kimwe'],
  [25_000, 'RWF', 'Amafaranga y’u Rwanda ibihumbi makumyabiri na bitanu'],
  [100_000, 'RWF', 'Amafaranga y’u Rwanda ibihumbi ijana'],
  [1_000_000, 'RWF', 'Amafaranga y’u Rwanda miliyoni imwe'],
  [1_250_000, 'RWF', 'Amafaranga y’u Rwanda miliyoni imwe n’ibihumbi magana abiri na mirongo itanu'],
  [2_000_000, 'BIF', 'Amafaranga y’u Burundi miliyoni ebyiri'],
  [12_000_000, 'UGX', 'Amashilingi ya Uganda miliyoni icumi n’ebyiri'],
  [2_000_000_000, 'RWF', 'Amafaranga y’u Rwanda miliyari ebyiri'],
  [1_300_000_001, 'RWF', 'Amafaranga y’u Rwanda miliyari imwe na miliyoni magana atatu na rimwe'],
  [12_550, 'USD', 'Amadolari y’Amerika ijana na makumyabiri n’atanu n’amasenti mirongo itanu'],
  [101, 'EUR', 'Iyero rimwe n’isenti rimwe'],
];

const inLanguages: readonly (readonly [Language, Written])[] = [
  ['en', english],
  ['fr', french],
  ['rw', kinyarwanda],
];

test.each(inLanguages)('%s says an amount as people write it on a receipt', (language, written) => {
  const inWords = amountsIn(catalogues[language].receipts, catalogues[language].amounts.grammar);
  expect(written.length).toBeGreaterThanOrEqual(40);
  expect(written.map(([amount, currency]) => inWords({ amount, currency }))).toEqual(
    written.map(([, , words]) => words),
  );
});

test.each(inLanguages)('%s has other words for every other amount, in every currency', (language) => {
  const inWords = amountsIn(catalogues[language].receipts, catalogues[language].amounts.grammar);
  const amounts = [
    ...Array.from({ length: 3000 }, (_, amount) => amount),
    ...Array.from({ length: 3000 }, (_, count) => (count + 3) * 1000),
    ...Array.from({ length: 1000 }, (_, count) => (count + 4) * 1_000_000),
  ];
  for (const currency of currencies) {
    const all = amounts.map((amount) => inWords({ amount, currency }));
    expect(new Set(all).size).toBe(amounts.length);
    expect(all.filter((text) => /undefined|NaN| {2}|^ | $/.test(text))).toEqual([]);
  }
});

test('An amount below zero has no words', () => {
  const inWords = amountsIn(catalogues.en.receipts, catalogues.en.amounts.grammar);
  expect(() => inWords({ amount: -1, currency: 'RWF' })).toThrow('no words');
  expect(() => inWords({ amount: 0.5, currency: 'RWF' })).toThrow('no words');
});
