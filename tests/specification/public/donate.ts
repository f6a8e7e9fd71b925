import { fill, inTurn, lookAround, pass, press } from '../acts.ts';
import { absent, button, field, heading, listed, made, part, sent, text, value, waitingButton } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };
const dialog: Place = { role: 'dialog' };
const THANKS = "Thank you for your interest! We'll be in touch soon.";
const REQUIRED = 'Please fill in all required fields.';
const FAILED = 'Failed to submit donation interest. Please try again.';

const scrolls = (is: boolean) =>
  value(`scrolling of the page ${is ? 'restored' : 'locked'}`, is ? 'visible' : 'hidden', ({ page }) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
  );

const open = press('link', 'Donation Interest Form', main);
const filled = { 'Full Name': 'Jean', 'E-mail': 'jean@example.org', Message: 'I would like to give every month.' };

const uses = ['Savings groups formation', 'Workshops and seminars', 'Emergency support', 'Financial literacy training'];

const donate: State = {
  where: 'donate',
  open: '/donate',
  awake: true,
  prepare: async () => {},
  rows: [
    ...rows(
      '2 Donate',
      heading('Ways to give', main),
      heading('How donations are used', main),
      listed('how donations are used', uses, (page) =>
        part(page, { role: 'region', name: 'How donations are used' }).getByRole('heading', { level: 3 }),
      ),
      absent(heading('Donation Interest Form', dialog)),
    ),
    row('2 Donate: a form in a modal', heading('Donation Interest Form', dialog), { after: open }),
    row('2 Donate: page scroll is locked while open', scrolls(false)),
    ...rows(
      '5 Donation interest form',
      field('Full Name', { required: true, value: '' }, dialog),
      field('E-mail', { required: true, type: 'email' }, dialog),
      field('Message', { required: true }, dialog),
      field(/^Phone/, { required: false }, dialog),
      field(/^Organisation/, { required: false }, dialog),
      field(/^Estimated Amount/, { required: false }, dialog),
      field(/^Best Contact Time/, { required: false }, dialog),
      field('Donation Type', { values: ['one_time', 'monthly', 'yearly', 'project_based', 'general'] }, dialog),
      field(
        /^Estimated Amount/,
        { type: 'text', choices: ['Under $100', '$100-250', '$250-500', '$500-1000', '$1000+'] },
        dialog,
      ),
      field('Preferred Contact Method', { values: ['email', 'phone', 'both'] }, dialog),
    ),
    ...rows(
      '4 Contact and donation forms: defaults',
      field('Donation Type', { value: 'one_time' }, dialog),
      field('Preferred Contact Method', { value: 'email' }, dialog),
    ),
    row('2 Donate: closes on close click', absent(heading('Donation Interest Form', dialog)), {
      after: press('button', 'Close', dialog),
    }),
    row('2 Donate: page scroll is restored', scrolls(true)),
    row('2 Donate: closes on backdrop click', absent(heading('Donation Interest Form', dialog)), {
      after: inTurn(open, ({ page }) => page.mouse.click(5, 300)),
    }),
    row('5 Donation interest form: the same error text', text(REQUIRED), {
      after: inTurn(open, lookAround, press('button', 'Submit Interest', dialog)),
    }),
    row('5 Donation interest form: nothing is sent', absent(made('POST /donation/interest/'))),
    row('2 Donate: closes on success', absent(heading('Donation Interest Form', dialog)), {
      after: inTurn(fill(filled, dialog), press('button', 'Submit Interest', dialog)),
    }),
    row('7 POST /donation/interest/', made('POST /donation/interest/')),
    row(
      '7 POST /donation/interest/',
      sent('POST /donation/interest/', [
        'full_name',
        'email',
        'phone',
        'organization',
        'donation_type',
        'estimated_amount',
        'message',
        'preferred_contact_method',
        'best_contact_time',
      ]),
    ),
    row('8 Toasts', text(THANKS), { after: pass(100) }),
    row('8 Toasts: close after 5000 ms', text(THANKS), {
      after: pass(6000),
      differs: 'thanks-in-place-of-the-form',
    }),
  ],
};

/** Lets the call go on that is held. */
let letGo = () => {};

const failing: State = {
  where: 'donate, when it is not taken',
  open: async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/donation/interest/', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/donate');
  },
  awake: true,
  faults: /Failed to load resource/,
  rows: [
    row('4 Contact and donation forms: submitting', waitingButton('Submitting...', dialog), {
      after: inTurn(open, lookAround, fill(filled, dialog), press('button', 'Submit Interest', dialog)),
    }),
    row('4 Contact and donation forms: failure', button('Submit Interest', dialog), {
      after: async () => letGo(),
    }),
    row('8 Toasts', text(FAILED), { after: pass(100) }),
    ...rows(
      '4 Contact and donation forms: form kept',
      field('Full Name', { value: 'Jean' }, dialog),
      field('Message', { value: filled.Message }, dialog),
    ),
    row('9 Toasts: close after 5000 ms', absent(text(FAILED)), { after: pass(6000) }),
  ],
};

export const donateStates: readonly State[] = [donate, failing];
