import { expect, test } from 'vitest';
import { allPermissions } from '../../../domain/permission.ts';
import { catalogues } from '../../../locales/catalogues.ts';
import { dashboardScreens } from '../screens.ts';
import { screensCalled } from './screens-called.ts';

const called = (text: string) => screensCalled(text, allPermissions).map(({ title }) => title);

test.each(Object.entries(catalogues))('%s has other words for every entry of the menu', (_language, { dashboard }) => {
  const known: Readonly<Record<string, string>> = dashboard.called.calledAlso;
  const inMenu = dashboardScreens.filter(([, screen]) => screen.menu).map(([name]) => name);
  expect(inMenu.filter((name) => (known[name] ?? '') === '')).toEqual([]);
});

test('the words are those of screens', () => {
  const screens = new Set(dashboardScreens.map(([name]) => name));
  expect(Object.keys(catalogues.en.dashboard.called.calledAlso).filter((name) => !screens.has(name))).toEqual([]);
});

test.each([
  ['logo', 'Site settings'],
  ['logos', 'Site settings'],
  ['COLÓUR', 'Site settings'],
  ['menu', 'Pages'],
  ['money', 'Payments'],
  ['delete person', 'Personal data'],
  ['password', 'My Profile: Password'],
  ['facebook', 'Site settings: Social links'],
  ['two factor', 'My Profile: Recovery codes'],
])('%s leads to %s', (word, screen) => {
  expect(called(word)).toContain(screen);
});

test('a screen of that name comes before those that are called so besides', () => {
  expect(called('pages')[0]).toBe('Pages');
  expect(called('donation')[0]).toBe('Donation Management');
});

test('a part of a screen has an address of its own, and nobody is led where they may not go', () => {
  expect(screensCalled('facebook', ['settings.view']).map(({ address }) => address)).toContain(
    '/dashboard/siteSettings?tab=contact#social',
  );
  expect(screensCalled('facebook', ['posts.view'])).toEqual([]);
  expect(called('qwertz')).toEqual([]);
  expect(called('…')).toEqual([]);
});
