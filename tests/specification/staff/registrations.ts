import { fill, inTurn, press } from '../acts.ts';
import { field, heading, made, text, value } from '../looks.ts';
import { row, rows, type State } from '../row.ts';

const registration: State = {
  where: 'event registration',
  open: '/dashboard/addEventRegistration',
  signedIn: true,
  prepare: async () => {},
  rows: [
    row('2.8 Demo form', heading('Event Registration'), { differs: 'registration-is-real' }),
    ...rows(
      '3 Event registration',
      field('Event'),
      field('Full Name'),
      field('E-mail'),
      field('Phone'),
      field('Organisation'),
    ),
    row('5 Demo registration form: e-mail required', text('An e-mail address or a phone number is enough.'), {
      differs: 'registration-by-telephone',
    }),
    row(
      '9 Demo event list: 3 hard-coded items',
      value('the real events that come', 4, async ({ page }) => {
        const all = await page.getByLabel('Event', { exact: true }).locator('option').allTextContents();
        return all.filter((words) => !words.startsWith('Choose')).length;
      }),
      { differs: 'registration-is-real' },
    ),
    row('2.8 Demo form: no server call', made('POST /event-registrations/'), {
      after: inTurn(
        ({ page }) => page.getByLabel('Event', { exact: true }).selectOption({ index: 1 }),
        fill({ 'Full Name': 'Aline Uwase', Phone: '0788111222' }),
        press('button', 'Register'),
      ),
      differs: 'registration-is-real',
    }),
    row('2.8 Demo form: it alerts', text('Aline Uwase is registered.'), { differs: 'registration-by-telephone' }),
  ],
};

export const registrationStates: readonly State[] = [registration];
