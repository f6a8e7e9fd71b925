import { expect, test } from 'vitest';
import { needOf } from './selector-needs.ts';

const all = (...words: string[]) => ({ all: words, some: [] });

test('a selector needs its classes and elements, as they are written in a document', () => {
  expect(needOf('.card>a.card-link:hover')).toEqual(all('.card', 'a', '.card-link'));
  expect(needOf('.xs\\:gap-2\\.5')).toEqual(all('.xs:gap-2.5'));
  expect(needOf('.max-w-\\[18ch\\]')).toEqual(all('.max-w-[18ch]'));
  expect(needOf('.\\32xl')).toEqual(all('.2xl'));
});

test('what every element meets, or what comes and goes, is no need', () => {
  expect(needOf('*')).toEqual(all());
  expect(needOf('::view-transition-old(root)')).toEqual(all());
  expect(needOf('li:nth-child(2n + 1)[data-shown="a.b"]#top:not(.last)')).toEqual(all('li'));
});

test('of the selectors in a bracket one is needed', () => {
  expect(needOf('main:has(.hero)>section')).toEqual({ all: ['main', 'section'], some: [[all('.hero')]] });
  expect(needOf(':is(h2,.lead :where(b,i)) + p')).toEqual({
    all: ['p'],
    some: [[all('h2'), { all: ['.lead'], some: [[all('b'), all('i')]] }]],
  });
});
