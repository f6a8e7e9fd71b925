import type { Permission } from '../../domain/permission.ts';
import { recordPayments } from './recorded-payments.ts';
import { signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** The permissions of whoever looks after gifts. */
export const givingPermissions: Permission[] = [
  'statements.view',
  'statements.edit',
  'statements.create',
  'pledges.view',
  'receipts.view',
  'receipts.create',
];

let givers = 0;
let sources = 0;

/** What is there before staff look at it: a source of its own, pledges, and payments. */
export async function givingOf(app: TestApp) {
  const { access } = await signedIn(app, { isSuperuser: true });
  const call = async (method: string, path: string, body: object) =>
    (await app.call(method, path, body, access)).json();
  sources += 1;
  const name = `MoMo ${100_000 + sources}`;
  const source = await call('POST', '/payment-sources/', { name, kind: 'mobile_money', currency: 'RWF' });
  return {
    source: Number(source.id),
    /** The source as its name stands on a list. */
    sourceName: name,
    /** The source as a form offers it. */
    sourceLabel: `${name} (RWF)`,
    /** The pledge of somebody new, with a telephone number of their own. */
    pledge(full_name: string, amount: string, more: object = {}): Promise<{ reference: string }> {
      givers += 1;
      return call('POST', '/pledges/by-staff/', { amount, full_name, phone: `078800${1000 + givers}`, ...more });
    },
    /** Payments as the operator writes them: number, day, amount, name, telephone number, message. */
    payments: (...lines: string[]) => recordPayments(app.services, source.id, ...lines),
  };
}
