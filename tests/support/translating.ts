import type { Translation } from '../../domain/translation/translation.ts';
import { signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** What a translator sends who fills in these fields, having seen the translation as it is. */
export function written(seen: Translation, texts: Record<string, string>, checked: readonly string[] = []) {
  return seen.fields.map(({ name, fingerprint, updated_at, draft, published }) => ({
    name,
    text: texts[name] ?? draft ?? published ?? '',
    fingerprint,
    updated_at,
    is_checked: checked.includes(name),
  }));
}

/** The calls of somebody who translates, and what visitors read. The app is opened after a test file has begun. */
export function translating(opened: () => { app: TestApp; access: string }) {
  const call = (method: string, path: string, body?: unknown, access = opened().access) =>
    opened().app.call(method, path, body, access);
  return {
    call,
    async json(method: string, path: string, body?: unknown, access?: string) {
      const reply = await call(method, path, body, access);
      return { status: reply.status, ...(await reply.json()) };
    },
    read: async (path: string) => (await opened().app.get(`/api${path}`)).json(),
  };
}

/** Publishes these fields of a record in a language, as a translator does who may. */
export async function publishTranslation(app: TestApp, record: string, texts: Record<string, string>): Promise<void> {
  const { access } = await signedIn(app, { isSuperuser: true });
  const path = `/translations/${record}/`;
  const fields = written(await (await app.call('GET', path, undefined, access)).json(), texts);
  const reply = await app.call(
    'PUT',
    path,
    { fields: fields.filter(({ text }) => text !== ''), publish: true },
    access,
  );
  if (!reply.ok) throw new Error(`PUT ${path}: ${reply.status} ${await reply.text()}`);
}
