import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPages } from '../../bench/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';

const folder = 'dist/site/assets';

/** All that the build knows of style, whichever page it is for. */
async function wholeStyle(isHome: boolean): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const ofHome = names.filter((name) => /^(rich-text|start)-/.test(name));
  const texts = await Promise.all((isHome ? ofHome : names).map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

/** The selectors of the whole style that find something on the page and are not in the page's own style. Runs in the page. */
function missingOn(whole: string): string[] {
  function selectorsOf(rules: CSSRuleList, conditions: string): string[] {
    return [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        // A list is several selectors: a page has those that it needs.
        const list = rule.selectorText.split(/,(?![^(]*\))/).map((one) => one.trim());
        return list.map((one) => `${conditions} ${one}`);
      }
      const named = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
      return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules, `${conditions}${named}|`) : [];
    });
  }
  const all = new CSSStyleSheet();
  all.replaceSync(whole);
  const own = new Set([...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules, '')));
  const isMet = (selector: string) => {
    // Without what is not there yet, as a hover, and without parts of elements.
    const there = selector.replace(
      /::?(?:hover|focus[\w-]*|active|before|after|placeholder|marker|backdrop|[\w-]*-[\w-]+)$/g,
      '',
    );
    try {
      return there === '' || document.querySelector(there) !== null;
    } catch {
      return false;
    }
  };
  const found = selectorsOf(all.cssRules, '').filter((one) => isMet(one.slice(one.lastIndexOf('|') + 1).trim()));
  return found.filter((one) => !own.has(one));
}

test('every page brings all rules that something on it meets, also once its scripts have run', async ({ page }) => {
  test.slow();
  for (const path of allPages) {
    const whole = await wholeStyle(path === '/');
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-begun', '');
    await wakeIslands(page);
    expect([path, await page.evaluate(missingOn, whole)]).toEqual([path, []]);
  }
});

test('no page waits for a style sheet, or has a rule of a section that it does not show', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  await page.goto('/Mission');
  const style = (await page.locator('head style').textContent()) ?? '';
  const sections = ['.navigation', '.hero', '.rich-text', '.donation-text', '.timeline', '.tile'];
  expect(sections.filter((name) => style.includes(name))).toEqual(['.navigation']);
  expect(sheets).toEqual([]);
});
