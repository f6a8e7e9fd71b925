import { fill, inTurn, lookAround, pass, press } from '../acts.ts';
import { absent, button, field, heading, link, made, named, sent, text, value, waitingButton } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };
const THANKS = "Thank you for your message! We'll get back to you soon.";
const REQUIRED = 'Please fill in all required fields.';
const FAILED = 'Failed to send message. Please try again.';
const filled = {
  Name: 'Aline',
  'E-mail': 'aline@example.org',
  Subject: 'Maize',
  Message: 'When does the next training begin?',
};
const toasts = { role: 'region', name: 'Notifications, Alt+T' } as const;

const contact: State = {
  where: 'contact',
  open: '/contactus',
  awake: true,
  prepare: async () => {},
  rows: [
    ...rows(
      '2 Contact',
      heading('Contact Us', main),
      heading('Send Me A Message', main),
      heading('Contact details', main),
      heading('Find Us', main),
      text('Head office', main),
      text('Kigali', main),
      text('Branch office', main),
      text('Kanombe', main),
      link(/^Call us/, 'tel:+250788000000', main),
      link(/^E-mail us/, 'mailto:sample@example.org', main),
    ),
    row(
      '2 Contact: an embedded map',
      link('Open the map: Kigali', 'https://www.openstreetmap.org/search?query=Kigali%2C%20Rwanda', main),
      { differs: 'no-embedded-map' },
    ),
    row(
      '2 Contact: an embedded map',
      value('no map of another service', 0, ({ page }) => page.locator('iframe').count()),
      {
        differs: 'no-embedded-map',
      },
    ),
    ...rows(
      '5 Contact form',
      field('Name', { required: true }, main),
      field('E-mail', { required: true, type: 'email' }, main),
      field('Subject', { required: true }, main),
      field('Message', { required: true, rows: 6 }, main),
      field(/^Phone/, { required: false }, main),
      field(
        'Subject Type',
        {
          values: ['general', 'support', 'partnership', 'feedback', 'complaint'],
          choices: ['General Inquiry', 'Support', 'Partnership', 'Feedback', 'Complaint'],
        },
        main,
      ),
    ),
    row('4 Contact and donation forms: defaults', field('Subject Type', { value: 'general' }, main)),
    row('5 Contact form: the error', text(REQUIRED), {
      after: inTurn(lookAround, press('button', 'Send Message', main)),
    }),
    row('5 Contact form: nothing is sent', absent(made('POST /contact/'))),
    row(
      '9 Toasts: bottom-right on these pages',
      value('the half and the side that the toast stands in', ['bottom', 'right'], async ({ page }) => {
        const box = await page.getByRole('region', toasts).getByText(REQUIRED).boundingBox();
        const size = page.viewportSize();
        if (!box || !size) return undefined;
        return [box.y > size.height / 2 ? 'bottom' : 'top', box.x > size.width / 2 ? 'right' : 'left'];
      }),
    ),
    row('9 Toasts: close after 5000 ms', absent(text(REQUIRED, toasts)), { after: pass(5500) }),
    row('8 Toasts', text(THANKS), { after: inTurn(fill(filled, main), press('button', 'Send Message', main)) }),
    row('7 POST /contact/', made('POST /contact/')),
    row('7 POST /contact/', sent('POST /contact/', ['name', 'email', 'phone', 'subject_type', 'subject', 'message'])),
    row('8 Toasts: close after 5000 ms', text(THANKS), { after: pass(6000), differs: 'thanks-in-place-of-the-form' }),
    row('4 Contact and donation forms: form reset', field('Name', { value: '' }, main), {
      after: press('button', 'Write another message', main),
    }),
  ],
};

let letGo = () => {};

const failing: State = {
  where: 'contact, when it is not taken',
  open: async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/contact/', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/contactus');
  },
  awake: true,
  faults: /Failed to load resource/,
  rows: [
    row('4 Contact and donation forms: submitting', waitingButton('Sending...', main), {
      after: inTurn(lookAround, fill(filled, main), press('button', 'Send Message', main)),
    }),
    row('4 Contact and donation forms: failure', button('Send Message', main), { after: async () => letGo() }),
    row('8 Toasts', text(FAILED), { after: pass(200) }),
    ...Object.entries(filled).map(([label, words]) =>
      row('4 Contact and donation forms: form kept', field(label, { value: words }, main)),
    ),
  ],
};

const hotkey: State = {
  where: 'contact, its toast by keyboard',
  open: '/contactus',
  awake: true,
  rows: [
    row('9 Toasts: hotkey Alt+T', named('region', 'Notifications, Alt+T'), {
      after: inTurn(lookAround, press('button', 'Send Message', main)),
    }),
    row(
      '9 Toasts: hotkey Alt+T',
      value('what has the focus', 'Notifications, Alt+T', ({ page }) =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      ),
      { after: ({ page }) => page.keyboard.press('Alt+T') },
    ),
  ],
};

const toastOnPhone: State = {
  where: 'contact, its toast on a phone',
  open: '/contactus',
  awake: true,
  width: 375,
  rows: [
    row(
      '9 Toasts: bottom-right on these pages',
      value('the half that the toast stands in', 'top', async ({ page }) => {
        const box = await page.getByRole('region', toasts).getByText(REQUIRED).boundingBox();
        return box && box.y < 400 ? 'top' : 'bottom';
      }),
      { after: inTurn(lookAround, press('button', 'Send Message', main)), differs: 'toasts-at-the-top' },
    ),
  ],
};

export const contactStates: readonly State[] = [contact, failing, hotkey, toastOnPhone];
