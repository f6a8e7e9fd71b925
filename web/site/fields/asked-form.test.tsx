import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { flag } from '../../../domain/fields/flag.ts';
import { replyText } from '../../../domain/reply-text.ts';
import { contacts } from '../../../domain/submissions/contacts.ts';
import type { PlainSubmission } from '../../../domain/submissions/submission.ts';
import { RequestFailed, typed } from '../../request.ts';
import { checkForm } from '../forms/check.ts';
import { askedFormOf } from './asked-form.ts';
import { answerSubmission, PostedSubmission, SubmissionForm } from './SubmissionForm.tsx';

const is_urgent = flag({ label: 'Is it urgent?', wrong: replyText('chooseSubject'), initial: false });

/** Contact messages, as if their form were drawn from their questions, with a box to tick. */
const submission: PlainSubmission = {
  ...contacts,
  fields: { ...contacts.fields, is_urgent },
  input: contacts.input.extend({ is_urgent: is_urgent.written }),
  keptMonths: 24,
  screen: {
    address: '/dashboard/letters',
    title: 'Letters',
    subtitle: 'What visitors write.',
    invitation: 'Write to us',
    one: 'Letter',
    many: 'Letters',
    none: 'No letters yet',
    columns: [{ field: 'name' }],
  },
};

test('a form has a control of its kind for each question, with the choices and what the browser may fill in', () => {
  const html = renderToString(<SubmissionForm submission={submission} />);
  expect(html).toContain('<section id="contacts"');
  expect(html).toMatch(/<h2[^>]*>Write to us<\/h2>/);
  expect(html).toMatch(/action="#contacts"/);
  expect(html).toContain('<input type="hidden" name="form" value="contacts"/>');
  expect(html).toMatch(/<input id="contacts-name" required="" type="text" autoComplete="name" name="name"\/>/);
  expect(html).toMatch(/<input id="contacts-email"[^>]* type="email"/);
  expect(html).toMatch(/<input id="contacts-phone" type="tel" autoComplete="tel" name="phone"\/>/);
  expect(html).toMatch(/<option value="general" selected="">General Inquiry<\/option>/);
  expect(html).toMatch(/<textarea id="contacts-message"[^>]* rows="6"/);
  expect(html).toMatch(/<input id="contacts-is_urgent" type="checkbox" name="is_urgent" value="true"\/>/);
});

test('the browser checks by the rules of the fields, and a box need not be ticked', () => {
  const { plan } = askedFormOf(submission);
  expect(plan.call).toBe('POST /contact/');
  expect(Object.keys(checkForm(plan, {})).sort()).toEqual(['email', 'message', 'name', 'subject', 'subject_type']);
});

test('without script the form is answered on whatever page it stands, with what was typed', async () => {
  const sent: unknown[] = [];
  const request = typed(async (key, options) => {
    sent.push([key, options?.body]);
    throw new RequestFailed(400, { detail: 'Please look again.', errors: { email: ['No address.'] } });
  });
  const fields = new URLSearchParams({ form: 'contacts', name: 'Aline', email: 'aline', unknown: 'x' });
  const posted = await answerSubmission(request, fields, [submission]);
  expect(sent).toEqual([['POST /contact/', { name: 'Aline', email: 'aline' }]]);
  const html = renderToString(
    <PostedSubmission value={posted}>
      <SubmissionForm submission={submission} />
    </PostedSubmission>,
  );
  expect(html).toContain('No address.');
  expect(html).toMatch(/<input id="contacts-name" [^>]*name="name" value="Aline"\/>/);
});

test('another form of the page is left to the page', async () => {
  const request = typed(() => Promise.reject(new Error('Nothing is sent')));
  expect(await answerSubmission(request, new URLSearchParams({ form: 'pledge' }), [submission])).toBeUndefined();
});
