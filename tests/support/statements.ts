import type { TestApp } from './test-app.ts';

/** Sends the file of a statement, as the dashboard does. */
export function sendStatement(
  app: Pick<TestApp, 'url'>,
  access: string,
  path: '/statements/preview/' | '/statements/',
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'statement.csv');
  const headers = { authorization: `Bearer ${access}` };
  return fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form });
}
