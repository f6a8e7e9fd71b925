import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEGABYTE } from '../../domain/upload.ts';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let access: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ access } = await signedIn(app, { isSuperuser: true }));
});

afterAll(() => app.close());

const pdf = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

/** Sends a form of this many megabytes without reading, as proxies do, and only then reads the answer. */
async function sendWhole(path: string, type: string, beginning: string, megabytes: number): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  let failure: unknown;
  socket.on('error', (error) => {
    failure = error;
  });
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${access}`,
      `Content-Type: ${type}`,
      'Connection: close',
      `Content-Length: ${beginning.length + megabytes * MEGABYTE}`,
      '',
      beginning,
    ].join('\r\n'),
  );
  const closed = once(socket, 'close').catch(() => undefined);
  const piece = Buffer.alloc(MEGABYTE, 'x');
  for (let sent = 0; sent < megabytes && failure === undefined; sent += 1) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined);
  }
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes.toString('latin1');
  });
  socket.resume();
  await closed;
  return failure === undefined ? said : `${said}${String(failure)}`;
}

test.each([
  ['a form with a file', '/api/media/', 'multipart/form-data; boundary=b', pdf, 60],
  ['a form with more than is read', '/api/media/', 'multipart/form-data; boundary=b', pdf, 120],
  ['JSON', '/api/contact/', 'application/json', '"', 30],
] as const)(
  'who sends too much reads that it is too much: %s',
  async (_, path, type, beginning, megabytes) => {
    const said = await sendWhole(path, type, beginning, megabytes);
    expect(said).toMatch(/^HTTP\/1.1 413 /);
    expect(said).toMatch(/too large|larger than/);
    expect(said).not.toContain('ECONNRESET');
  },
  30_000,
);
