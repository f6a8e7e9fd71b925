import { signedIn } from '../../../tests/support/signed-in.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import type { StatementPreview } from '../domain/statement.ts';
import { sendStatement } from './statements.ts';

/** Imports rows as the operator writes them: number, day, amount, name, telephone number, message. */
export async function importStatement(app: TestApp, source: number, ...rows: string[]): Promise<void> {
  const { access } = await signedIn(app, { isSuperuser: true });
  const file = ['Id,Date,Amount,Name,Phone,Message', ...rows].join('\n');
  const fields = { source_id: String(source), all_came_in: 'confirmed' };
  const preview = await sendStatement(app, access, '/statements/preview/', file, fields);
  const { columns, digest }: StatementPreview = await preview.json();
  const more = { columns: JSON.stringify(columns), digest: digest ?? '' };
  await sendStatement(app, access, '/statements/', file, { ...fields, ...more });
}
