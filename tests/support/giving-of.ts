import type { Permission } from '../../domain/permission.ts';
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

/** What is there before staff look at it: a source of its own, pledges, and statements that were imported. */
export async function givingOf(app: TestApp) {
  const { access } = await signedIn(app, { isSuperuser: true });
  const call = async (method: string, path: string, body: object) =>
    (await app.call(method, path, body, access)).json();
  sources += 1;
  const name = `MoMo ${100_000 + sources}`;
  const source = await call('POST', '/payment-sources/', { name, kind: 'mobile_money', currency: 'RWF' });
  return {
    /** The source as its name stands on a list. */
    sourceName: name,
    /** The source as a form offers it. */
    sourceLabel: `${name} (RWF)`,
    /** The pledge of somebody new, with a telephone number of their own. */
    pledge(full_name: string, amount: string, more: object = {}): Promise<{ reference: string }> {
      givers += 1;
      return call('POST', '/pledges/by-staff/', { amount, full_name, phone: `078800${1000 + givers}`, ...more });
    },
    /** Imports rows as the operator writes them: number, day, amount, name, telephone number, message. */
    async statement(...rows: string[]) {
      const send = async (path: string, fields: Record<string, string>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({
          source_id: String(source.id),
          all_came_in: 'confirmed',
          ...fields,
        }))
          form.append(name, value);
        form.append('file', new Blob([['Id,Date,Amount,Name,Phone,Message', ...rows].join('\n')]), 'statement.csv');
        const headers = { authorization: `Bearer ${access}` };
        return (await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form })).json();
      };
      const { columns, digest } = await send('/statements/preview/', {});
      await send('/statements/', { columns: JSON.stringify(columns), digest });
    },
  };
}
