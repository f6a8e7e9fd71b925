import { expect, test } from 'vitest';
import { postalAddress } from './site.ts';

test('an address names the street and the city, and no place twice', () => {
  expect(postalAddress('KG 11 Avenue', 'Kigali, Rwanda')).toBe('KG 11 Avenue, Kigali, Rwanda');
  expect(postalAddress('Kigali', 'Kigali, Rwanda')).toBe('Kigali, Rwanda');
  expect(postalAddress('', 'Kigali, Rwanda')).toBe('Kigali, Rwanda');
  expect(postalAddress('KG 11 Avenue', '')).toBe('KG 11 Avenue');
});
