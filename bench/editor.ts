import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { measuredAdmin } from './servers.ts';

const EMAIL = measuredAdmin.ADMIN_EMAIL;

const tokens = z.object({ access: z.string() });

export interface Editor {
  /** The token, for what `call` does not send. */
  access: string;
  /** A call of the API, signed in. Throws where it is refused. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

async function codeFrom(mailFolder: string): Promise<string> {
  for (let looks = 0; looks < 100; looks += 1) {
    for (const name of await readdir(mailFolder).catch(() => [])) {
      const code = /\b\d{6}\b/.exec((await readFile(join(mailFolder, name), 'utf8')).split(/\r?\n\r?\n/)[1] ?? '')?.[0];
      await rm(join(mailFolder, name));
      if (code !== undefined) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No mail with a code came');
}

/** Signs the first superuser of a served product in: password, mail, code. */
export async function signInEditor(url: string, dataFolder: string): Promise<Editor> {
  const send = async (method: string, path: string, body: unknown, access?: string) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (access !== undefined) headers.authorization = `Bearer ${access}`;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${url}/api${path}`, { method, headers, ...sent });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const login = await send('POST', '/login/', { email: EMAIL, password: measuredAdmin.ADMIN_PASSWORD });
  const { challenge } = z.object({ challenge: z.string() }).parse(await login.json());
  const otp = await codeFrom(join(dataFolder, 'mail'));
  const verified = await send('POST', '/verify-otp/', { email: EMAIL, otp, challenge });
  const { access } = tokens.parse(await verified.json());
  return { access, call: (method, path, body) => send(method, path, body, access) };
}

/** Saves an announcement, which stands on every page, once a second. Answers how to stop. */
export async function saveEverySecond({ call }: Editor): Promise<() => Promise<void>> {
  const announcement = { title: 'Being written', message: 'For the benchmark' };
  const { id } = z.object({ id: z.int() }).parse(await (await call('POST', '/announcements/', announcement)).json());
  let saves = 0;
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    saves += 1;
    const message = `For the benchmark, time ${saves}`;
    saving = call('PUT', `/announcements/${id}/`, { ...announcement, message }).then(() => undefined);
  }, 1000);
  return async () => {
    clearInterval(timer);
    await saving;
    await call('DELETE', `/announcements/${id}/`);
  };
}
