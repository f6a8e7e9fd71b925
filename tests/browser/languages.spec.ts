import type { Page } from '@playwright/test';
import { languageWords, otherLanguages } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { faultsAt } from '../support/boxes.ts';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { isThorough, some } from '../support/thorough.ts';
import { englishWordsNotIn, offerLanguages } from '../support/words.ts';

const addresses = [
  ...publicAddresses,
  '/Gallery?item=1',
  '/pledge/nobody',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/no-such-page',
];

/** Words of the sample organisation's content that the interface has too. */
const content = new Set([
  'Our Services',
  'Privacy Policy',
  'Seed money',

  'Training',
  'Trainings',
  'Savings groups',
  'Kigali',
  'Community',
  'Volunteer',
  'Events',
  'Photos',
]);

/** The interface's texts on the page: what somebody reads or hears, without what staff have written and the library's pictures. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.closest('script, style, noscript, .rich-text, [lang]:not(html)') === null)
        texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [title], img[alt]:not([src^="/media/"])',
    )) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

/** Links that do not lead to a page of the site. */
const notPages = /^\/(?:media|assets|share|ads|autho|low-data|events|feed\.xml|events\.ics)\b/;

for (const language of otherLanguages()) {
  const english = englishWordsNotIn(language);

  test(`/${language}: every page is in ${languageWords[language].name}, so are its links, and axe finds nothing`, async ({
    page,
    app,
    expectAccessible,
    allowFaults,
  }) => {
    test.setTimeout(300_000);
    allowFaults(/status of 404/);
    await offerLanguages(app);
    const found: string[] = [];
    for (const address of some(addresses, 8)) {
      const path = `/${language}${address === '/' ? '' : await filledIn(app, address)}`;
      await page.goto(path);
      await wakeIslands(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const texts = await textsOf(page);
      found.push(...texts.filter((text) => english.test(text) && !content.has(text)).map((text) => `${path}: ${text}`));
      const links = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
      found.push(
        ...links
          .filter((link) => !notPages.test(link) && !link.startsWith(`/${language}`))
          .map((link) => `${path}: link to ${link}`),
      );
      found.push(...(await faultsAt(page, path, [320, 1200])));
      for (const width of isThorough ? [1280, 375] : [375]) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`${path} at ${width}`, expectAccessible);
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test('at 360 pixels no word is broken, and no button’s second line touches its edge', async ({
  page,
  app,
  allowFaults,
}) => {
  test.setTimeout(240_000);
  allowFaults(/status of 404/);
  await offerLanguages(app);
  await page.setViewportSize({ width: 360, height: 740 });
  const found: string[] = [];
  for (const language of otherLanguages()) {
    for (const address of publicAddresses) {
      await page.goto(`/${language}${await filledIn(app, address)}`);
      const faults = await page.evaluate(() => {
        const faults: string[] = [];
        const range = document.createRange();
        const lines = () => [...range.getClientRects()].filter(({ width }) => width > 1);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const parent = text.parentElement;
          // The first letter of an article is painted on its own.
          if (
            !parent?.checkVisibility() ||
            parent.closest('script, .post-text > p:first-child, [aria-hidden], .sr-only')
          )
            continue;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}’]{2,}/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set(lines().map(({ top }) => top)).size > 1) faults.push(`${word} is broken`);
          }
          const button = parent.closest('a, button');
          if (!button || getComputedStyle(button).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
          range.selectNodeContents(text);
          const { top, bottom } = button.getBoundingClientRect();
          if (lines().some((line) => line.top - top < 4 || bottom - line.bottom < 4)) {
            faults.push(`${button.textContent} touches its edge`);
          }
        }
        return faults;
      });
      found.push(...faults.map((fault) => `/${language}${address}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page in another language, and an empty form is refused in it', async ({
    page,
    app,
    allowFaults,
  }) => {
    allowFaults(/status of 400/);
    await offerLanguages(app);
    await page.goto('/contactus');
    await page.getByRole('link', { name: 'Ikinyarwanda' }).last().click();
    await expect(page).toHaveURL(/\/rw\/contactus$/);
    await page
      .locator('form')
      .first()
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: 'Mwohereze ubutumwa' }).click();
    await expect(page.getByText('Mwuzuze ahasabwa hose.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).last().click();
    await expect(page).toHaveURL(/\/fr\/contactus$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contactez-nous' })).toBeVisible();
  });

  for (const language of otherLanguages()) {
    test(`/${language}: what is wrong in a pledge, and its page, are in ${languageWords[language].name}`, async ({
      page,
      app,
      allowFaults,
    }) => {
      allowFaults(/status of 400/);
      await offerLanguages(app);
      const { pledge: words } = catalogues[language];
      const english = englishWordsNotIn(language);
      const look = async () =>
        expect((await textsOf(page)).filter((text) => english.test(text) && !content.has(text))).toEqual([]);
      await page.goto(`/${language}/donate`);
      const form = page.getByRole('form', { name: words.giveNow });
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await form.getByRole('button', { name: words.pledgeThisGift }).click();
      await expect(form.locator('[aria-invalid]').first()).toBeVisible();
      await look();
      await form.getByRole('radio').first().check();
      await form.locator('[name=email]').fill('aline@example.org');
      await form.getByRole('button', { name: words.pledgeThisGift }).click();
      await expect(page.getByText(words.thankYou)).toBeVisible();
      await look();
    });
  }
});

test('a form in Kinyarwanda says in it what is missing, and thanks in it', async ({ page, app }) => {
  await offerLanguages(app);
  await page.goto('/rw/contactus');
  await wakeIslands(page);
  await page.getByRole('button', { name: 'Mwohereze ubutumwa' }).click();
  await expect(page.getByText('Mwuzuze ahasabwa hose.').first()).toBeVisible();
  await page.getByLabel('Izina', { exact: true }).fill('Aline');
  await page.getByLabel('Imeyili').first().fill('aline@example.org');
  await page.getByLabel('Umutwe w’ubutumwa').fill('Ibigori');
  await page.getByLabel('Ubutumwa', { exact: true }).fill('Muraho');
  await page.getByRole('button', { name: 'Mwohereze ubutumwa' }).click();
  await expect(page.getByText('Murakoze ku butumwa bwanyu!').first()).toBeVisible();
});

test.describe('a browser set to French', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered the page in French, quietly; the choice is kept', async ({ page, app, expectAccessible }) => {
    await offerLanguages(app);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/Events');
    const offer = page
      .getByRole('complementary', { name: 'Lire ce site en français' })
      .getByRole('link', { name: 'Lire ce site en français' });
    await expect(offer).toBeVisible();
    await expectAccessible();
    await offer.click();
    await expect(page).toHaveURL(/\/fr\/Events$/);
    await wakeIslands(page);
    await expect(page.getByRole('link', { name: 'Read this site in English' })).toHaveCount(0);

    await page.goto('/contactus');
    await page.getByRole('button', { name: 'Non merci' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto('/donate');
    await expect(page.locator('[data-hydrated]').last()).toBeAttached();
    await expect(offer).toHaveCount(0);
  });
});
