import { expect, test } from 'vitest';
import { likenessesOf } from './alike.ts';

const aline = {
  id: 1,
  name: 'Aliné Uwase',
  email: 'aline@example.org',
  phone: '+250788111222',
  created_at: '2026-11-20T08:00:00.000Z',
};

test('two givers are alike by what they share, however a name is written', () => {
  expect(likenessesOf(aline, { ...aline, id: 2 })).toEqual(['email', 'phone', 'name']);
  expect(likenessesOf(aline, { ...aline, id: 2, email: 'other@example.org', phone: '', name: 'ALINE UWASE' })).toEqual([
    'name',
  ]);
});

test('two who gave without a name, an address and a number are not alike', () => {
  const nobody = { ...aline, name: '', email: '', phone: '' };
  expect(likenessesOf(nobody, { ...nobody, id: 2 })).toEqual([]);
});
