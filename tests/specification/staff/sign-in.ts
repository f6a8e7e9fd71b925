import type { Page } from '@playwright/test';
import { fill, goTo, inTurn, pass, press } from '../acts.ts';
import { absent, field, link, made, named, sent, standsAt, text, value, waitingButton } from '../looks.ts';
import { type Look, row, rows, type State, type Visit } from '../row.ts';
import { answerAgain, answerWith, hold } from './acts.ts';

const OVERVIEW = '/dashboard/adminDashboard';
const login = '**/api/login/';
const verify = '**/api/verify-otp/';

/** The button can be pressed. */
const ready = (name: string): Look => ({ ...waitingButton(name), what: `button “${name}” does not wait`, is: [false] });

/** The first step, of somebody new. */
const credentials = async ({ page, app }: Visit, isActive = true) => {
  const user = await app.addUser({ isSuperuser: true, isActive });
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Login' }).click();
  return user;
};

const bothSteps = async (visit: Visit, isActive = true) => {
  const user = await credentials(visit, isActive);
  await visit.page.getByPlaceholder('6-digit code').fill(await visit.app.takeCode(user));
  await visit.page.getByRole('button', { name: 'Verify' }).click();
};

/** Whether a toast stands in the lower half, and in the right one. */
async function placeOfToast(page: Page): Promise<boolean[]> {
  const box = await page.getByText('Incorect email or password.').boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return [(box?.y ?? 0) > height / 2, (box?.x ?? 0) > width / 2];
}

const keysOf = ({ page }: Visit) => page.evaluate(() => Object.keys(localStorage));

const firstStep: State = {
  where: 'sign-in, first step',
  open: '/dashboard/getAds',
  faults: /status of 401/,
  rows: [
    ...rows(
      '6 Redirects to the login page without a token',
      value('the address', '/autho/login', async ({ page }) => new URL(page.url()).pathname),
    ),
    ...rows(
      '2.1 Sign-in',
      text('Over 3k+ GIfT support'),
      link('Back to Home', '/'),
      field('E-mail', { type: 'email', value: '' }),
      field('Password', { type: 'password', value: '' }),
    ),
    row('2.1 Forgot password leads nowhere', link('Forgot password', '/autho/forgot'), {
      differs: 'forgot-password-leads-on',
    }),
    row('5 Login: disabled while either is empty', waitingButton('Login')),
    row('5 Login: disabled while either is empty', waitingButton('Login'), {
      after: fill({ 'E-mail': 'nobody@example.org' }),
    }),
    row('5 Login: disabled while either is empty', ready('Login'), { after: fill({ Password: 'not this one' }) }),
    row('8 Sign-in', text('Incorect email or password.'), { after: press('button', 'Login') }),
    ...rows(
      '9 Toasts: bottom-right',
      value('where it stands', [true, true], ({ page }) => placeOfToast(page)),
    ),
    ...rows('7 Log in', made('POST /login/'), sent('POST /login/', ['email', 'password'])),
    row('4 Login: stays at the credentials', field('Password', { type: 'password' })),
    row('9 Toasts: 5 seconds', absent(text('Incorect email or password.')), { after: pass(6000) }),
    row('2.1 The login button while busy', waitingButton('Logging in...'), {
      after: inTurn(hold(login), press('button', 'Login')),
    }),
  ],
};

const onPhone: State = {
  where: 'sign-in, on a phone',
  open: '/autho/login',
  width: 375,
  faults: /status of 401/,
  rows: [
    row(
      '9 Toasts: bottom-right',
      value('in the lower half', true, async ({ page }) => (await placeOfToast(page))[0]),
      {
        after: inTurn(
          fill({ 'E-mail': 'nobody@example.org', Password: 'not this one' }),
          press('button', 'Login'),
          ({ page }) => page.getByText('Incorect email or password.').waitFor(),
        ),
      },
    ),
  ],
};

const secondStep: State = {
  where: 'sign-in, second step',
  open: '/autho/login',
  faults: /status of (401|500)/,
  rows: [
    row('8 Login success toast', text('Login Successfull.'), { after: (visit) => credentials(visit) }),
    row(
      '2.1 Step two',
      value('the placeholder says 6-digit code', 1, ({ page }) => page.getByPlaceholder('6-digit code').count()),
    ),
    row(
      '3 Login reply',
      value('a message and an e-mail', ['email', 'message'], async ({ app }) => {
        const { email, password } = await app.addUser();
        const reply = await (await app.call('POST', '/login/', { email, password })).json();
        return ['email', 'message'].filter((name) => Object.hasOwn(reply, name));
      }),
    ),
    row('5 Login: the code button is disabled while the code is empty', waitingButton('Verify'), {
      after: ({ page }) => page.getByPlaceholder('6-digit code').fill(''),
    }),
    row('5 Login: no length of the code is enforced', ready('Verify'), {
      after: ({ page }) => page.getByPlaceholder('6-digit code').fill('1'),
    }),
    row('8 Invalid code toast', text('Invalid or expired OTP'), { after: press('button', 'Verify') }),
    row('8 An exception during verification: by default', text('Invalid or expired OTP. Please try again.')),
    row('8 An exception during verification: the detail of the server', text('Not at this hour.'), {
      after: inTurn(answerWith(verify, { detail: 'Not at this hour.' }, 500), press('button', 'Verify')),
    }),
    row('2.1 The code button while busy', waitingButton('Verifying...'), {
      after: inTurn(answerAgain(verify), hold(verify), press('button', 'Verify')),
    }),
    ...rows('7 Verify code', made('POST /verify-otp/'), sent('POST /verify-otp/', ['email', 'otp'])),
    row('2.1 After a valid code', standsAt(OVERVIEW), {
      after: inTurn(answerAgain(verify), goTo('/autho/login'), (visit) => bothSteps(visit)),
    }),
    row('8 Verified', text('OTP verified successfully.')),
    ...rows(
      '3 Browser storage keys',
      ...['access_token', 'refresh', 'user'].map((key) =>
        value(`“${key}” is stored`, true, async (visit) => (await keysOf(visit)).includes(key)),
      ),
    ),
    row(
      '3 OTP reply',
      value('user, access and refresh', ['access', 'refresh', 'user'], async ({ app }) => {
        const reply = await app.signIn(await app.addUser());
        return ['access', 'refresh', 'user'].filter((name) => Object.hasOwn(reply, name));
      }),
    ),
    row('4 Login: the account’s details are fetched', made('GET /me/')),
  ],
};

const askedFor: State = {
  where: 'sign-in, on the way to a screen',
  open: '/dashboard/getAds',
  rows: [
    row('2.1 After a valid code: the screen that was asked for', standsAt('/dashboard/getAds'), {
      after: (visit) => bothSteps(visit),
      differs: 'back-to-the-screen-asked-for',
    }),
  ],
};

const inactive: State = {
  where: 'sign-in, of an inactive account',
  open: '/autho/login',
  faults: /status of 403/,
  rows: [
    row('4 Login: not active', text('Your account is not active. Please contact the admin.'), {
      after: (visit) => bothSteps(visit, false),
    }),
    row('4 Login: not active, back to the login', field('Password', { type: 'password' })),
    row(
      '4 Login: not active',
      value('nothing is stored', false, async (visit) => (await keysOf(visit)).includes('access_token')),
    ),
  ],
};

const out: State = {
  where: 'sign-out',
  open: OVERVIEW,
  signedIn: true,
  faults: /status of 5/,
  rows: [
    row('8 Logout failed', text('Logout failed'), {
      after: inTurn(answerWith('**/api/logout/', { detail: '' }, 500), press('button', /Test Staff/), ({ page }) =>
        page.getByRole('menuitem', { name: 'Sign Out' }).click(),
      ),
    }),
    row('4 Logout', standsAt(/^\/autho\/login/), {
      after: inTurn(answerAgain('**/api/logout/'), press('button', /Test Staff/), ({ page }) =>
        page.getByRole('menuitem', { name: 'Sign Out' }).click(),
      ),
    }),
    row('8 Logout success', text('Logout successful!')),
    ...rows('7 Log out', made('POST /logout/'), sent('POST /logout/', ['refresh'])),
    ...['access_token', 'refresh'].map((key) =>
      row(
        '4 Logout: both stored tokens are removed',
        value(`“${key}” is gone`, false, async (visit) => (await keysOf(visit)).includes(key)),
      ),
    ),
    row('4 Logout', absent(named('navigation', 'Menu'))),
  ],
};

const outWithoutToken: State = {
  where: 'sign-out, when no token is stored',
  open: OVERVIEW,
  signedIn: true,
  rows: [
    row('8 Logout: nothing stored', text('Refresh token missing'), {
      after: inTurn(
        ({ page }) => page.evaluate(() => localStorage.removeItem('refresh')),
        press('button', /Test Staff/),
        ({ page }) => page.getByRole('menuitem', { name: 'Sign Out' }).click(),
      ),
    }),
  ],
};

export const signInStates: readonly State[] = [
  firstStep,
  onPhone,
  secondStep,
  askedFor,
  inactive,
  out,
  outWithoutToken,
];
