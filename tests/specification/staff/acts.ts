import type { Visit } from '../row.ts';

type Act = (visit: Visit) => Promise<unknown>;

/** Chooses this option of a field, by its text. */
export const choose =
  (label: string | RegExp, option: string): Act =>
  ({ page }) =>
    page.getByLabel(label, { exact: true }).and(page.locator('select')).filter({ visible: true }).selectOption(option);

/** Lets a call that the page makes wait: until the page is left, or the server answers again. */
export const hold =
  (pattern: string | RegExp): Act =>
  ({ page }) =>
    page.route(pattern, () => new Promise(() => {}));

/** Answers this call of the page with JSON, in place of the answer before. */
export const answerWith =
  (pattern: string | RegExp, json: unknown, status = 200): Act =>
  async ({ page }) => {
    await page.unroute(pattern);
    await page.route(pattern, (route) => route.fulfill({ status, json }));
  };

/** Lets the server answer again. */
export const answerAgain =
  (pattern: string | RegExp): Act =>
  ({ page }) =>
    page.unroute(pattern);

/** Closes the dialog that is open. */
export const closeDialog: Act = ({ page }) => page.keyboard.press('Escape');

/** Goes to a screen as a link of the dashboard does, without loading the page. */
export const follow =
  (address: string): Act =>
  ({ page }) =>
    page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
