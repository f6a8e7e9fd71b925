import { afterEach, expect, test } from 'vitest';
import { addresses } from '../../../domain/addresses.ts';
import { setMainLanguage } from '../../../domain/languages.ts';
import { screenPaths } from '../../../domain/staff-screens.ts';
import { formIn, writtenAt } from './places.ts';

afterEach(() => setMainLanguage('en'));

test.each([
  ['/BlogDetail/12-the-title', 'posts', '12', 'en'],
  ['/blogdetail/12/', 'posts', '12', 'en'],
  ['/fr/EventDetails/7-le-titre', 'events', '7', 'fr'],
  ['/Services', 'site_pages', 'services', 'en'],
  ['/rw/privacy', 'site_pages', 'privacy', 'rw'],
])('%s is one record', (address, resource, record, language) => {
  expect(writtenAt(address)).toEqual({ kind: 'record', resource, record, language });
});

test('of a page in another language than the main one it is the translation that is written', () => {
  expect(formIn('posts', '12', 'fr')).toBe('/dashboard/translations/posts/12/fr');
  expect(formIn('posts', '12', 'en')).toBe('/dashboard/addblog/12');
  setMainLanguage('fr');
  expect(formIn('posts', '12', 'fr')).toBe('/dashboard/addblog/12');
  expect(writtenAt('/Services')).toMatchObject({ language: 'fr' });
  expect(formIn('site_pages', 'services', 'en')).toBe('/dashboard/translations/site_pages/services/en');
});

test('on the home page the section in sight comes first, and no screen twice', () => {
  expect(writtenAt('/', 'posts-title')).toEqual({
    kind: 'screens',
    screens: ['posts', 'ads', 'announcements', 'siteSettings', 'events'],
  });
  expect(writtenAt('/rw', 'constructor')).toMatchObject({
    screens: ['ads', 'announcements', 'siteSettings', 'events', 'posts'],
  });
});

test('a form of staff is written with the forms, and its answers stand beside them', () => {
  expect(writtenAt('/rw/Form/volunteer-with-us')).toEqual({ kind: 'screens', screens: ['forms', 'formAnswers'] });
});

test('an address that is none of ours may be that of a page which staff have added', () => {
  expect(writtenAt('/fr/notre-Histoire/')).toEqual({ kind: 'added', address: 'notre-histoire', language: 'fr' });
});

test('every page of the site that staff write something of leads to screens that there are', () => {
  const own = [addresses.newsletter, addresses.confirmSubscription, addresses.endSubscription, addresses.search];
  const all = Object.values<unknown>(addresses).filter((one) => typeof one === 'string');
  for (const address of all) {
    const written = writtenAt(address);
    if (written.kind !== 'screens')
      expect([address, written.kind === 'record' || own.includes(address)]).toEqual([address, true]);
    else expect(written.screens.filter((name) => screenPaths[name] === undefined)).toEqual([]);
  }
});
