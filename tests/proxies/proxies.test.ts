import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEGABYTE, uploadTexts } from '../../domain/upload.ts';
import { worded } from '../../server/http/reply-words.ts';
import { freePort } from '../support/free-port.ts';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { photograph } from '../uploads/corpus.ts';
import { isInstalled, openProxy, proxies, type RunningProxy } from './proxy.ts';
import { uploadOverHttp2 } from './upload-http2.ts';

const run = promisify(execFile);

for (const kind of proxies) {
  const why = isInstalled(kind) ? '' : ` (skipped: ${kind} is not installed; apt-get install ${kind})`;

  describe.skipIf(why !== '')(`the site behind ${kind}, with the file that is shipped${why}`, () => {
    let app: TestApp;
    let proxy: RunningProxy;
    let access: string;
    let folder: string;

    beforeAll(async () => {
      app = await startTestApp({ settings: { TRUST_PROXY: '127.0.0.1' } });
      folder = app.services.config.dataFolder;
      access = (await signedIn(app, { isSuperuser: true })).access;
      // The second node is down all the time.
      proxy = await openProxy(kind, [new URL(app.url).host, `127.0.0.1:${await freePort()}`]);
    });
    afterAll(async () => {
      await proxy?.close();
      await app?.close();
    });

    /** Curl's output for a request: `status version`, or the body. */
    async function curl(path: string, ...words: string[]): Promise<{ status: number; version: string; file: string }> {
      const file = join(folder, 'body');
      const { stdout } = await run('curl', [
        ...['--insecure', '--silent', '--show-error', '--output', file, '--write-out', '%{http_code} %{http_version}'],
        ...words,
        `https://localhost:${proxy.port}${path}`,
      ]);
      const [status = '', version = ''] = stdout.split(' ');
      return { status: Number(status), version, file };
    }
    const headersOf = async (path: string, ...words: string[]) => {
      const { stdout } = await run('curl', [
        '-ksS',
        '-o',
        join(folder, 'body'),
        '-D',
        '-',
        ...words,
        `https://localhost:${proxy.port}${path}`,
      ]);
      return stdout.toLowerCase();
    };
    const bearer = () => ['-H', `Authorization: Bearer ${access}`];

    /** Uploads this file, without asking beforehand whether it may be sent: curl would, browsers do not. */
    async function upload(version: string, file: string, token?: string): Promise<{ status: number; body: string }> {
      const authorization = `Bearer ${token}`;
      if (version === 'HTTP/2') {
        const address = `https://localhost:${proxy.port}/api/media/`;
        return uploadOverHttp2(address, file, token === undefined ? {} : { authorization });
      }
      const words = token === undefined ? [] : ['-H', `Authorization: ${authorization}`];
      const said = await curl('/api/media/', '--http1.1', ...words, '-H', 'Expect:', '-F', `file=@${file}`);
      return { status: said.status, body: await readFile(said.file, 'utf8') };
    }

    test('the file is valid', () => expect(proxy.checked).toMatch(/valid configuration|test is successful/i));

    test('a page comes over TLS, with HTTP/2, though one node is down', async () => {
      for (let turn = 0; turn < 6; turn += 1) expect(await curl('/')).toMatchObject({ status: 200, version: '2' });
      expect(await curl('/', '--http1.1')).toMatchObject({ status: 200, version: '1.1' });
    });

    test.each(['br', 'gzip'])('a reply compressed with %s passes unchanged', async (encoding) => {
      const headers = await headersOf('/', '-H', `Accept-Encoding: ${encoding}`);
      expect(headers).toContain(`content-encoding: ${encoding}`);
      expect(headers).toMatch(/strict-transport-security|content-security-policy/);
    });

    test('a picture is uploaded, and comes in parts', async () => {
      const picture = join(folder, 'picture.jpg');
      await writeFile(picture, await photograph());
      const sent = await curl('/api/media/', ...bearer(), '-F', `file=@${picture};type=image/jpeg`);
      expect(sent.status).toBe(201);
      const { items } = await (await app.call('GET', '/media/', undefined, access))
        .json()
        .then((all) => ({ items: all.results }));
      const url = new URL(items[0].url, 'http://x').pathname;
      const part = await headersOf(url, '-H', 'Range: bytes=10-29');
      expect(part).toContain(' 206');
      expect(part).toMatch(/content-range: bytes 10-29\/\d+/);
      expect(part).toContain('content-length: 20');
    });

    test.each(['HTTP/1.1', 'HTTP/2'])('a request too large for the proxy gets 413, with %s', async (version) => {
      const large = join(folder, 'large');
      await writeFile(large, '');
      await truncate(large, 230 * MEGABYTE);
      const said = await upload(version, large, access);
      expect(said.status).toBe(413);
      expect(said.body).toMatch(/too large/i);
    });

    test.each(['HTTP/1.1', 'HTTP/2'])(
      'a file too large for its field gets 413 and the reason, with %s',
      async (version) => {
        const large = join(folder, 'large.jpg');
        await writeFile(large, Buffer.from('ffd8ffe000104a4649460001', 'hex'));
        await truncate(large, 30 * MEGABYTE);
        const said = await upload(version, large, access);
        expect(said.status).toBe(413);
        expect(JSON.parse(said.body).errors).toEqual({ file: [worded(uploadTexts.tooLarge(10 * MEGABYTE), 'en')] });
        // Without a token it is refused before anything of it is read.
        expect((await upload(version, large)).status).toBe(401);
      },
    );

    test('limits count the visitor, whatever the visitor says to be', async () => {
      const message = (number: number) =>
        JSON.stringify({ name: 'A', email: `a${number}@example.org`, subject: 'B', message: `C ${number}` });
      const send = async (from: string, number: number) => {
        const words = [
          '--interface',
          from,
          '-H',
          'Content-Type: application/json',
          '-H',
          `X-Forwarded-For: 6.6.6.${number}`,
        ];
        return (await curl('/api/contact/', ...words, '-d', message(number))).status;
      };
      let sent = 0;
      while ((await send('127.0.0.2', sent)) === 201 && sent < 100) sent += 1;
      expect(await send('127.0.0.2', 200)).toBe(429);
      expect(await send('127.0.0.3', 201)).toBe(201);
    });

    test('no secret, no words and no address of a visitor stand in the log', async () => {
      await curl(
        '/newsletter/confirm?token=hidden-one&search=hidden-two',
        '-H',
        'Referer: https://x/?token=hidden-three',
      );
      await curl('/blogpreview/hidden-four', '--interface', '127.0.0.4', '-H', 'X-Forwarded-For: 127.0.0.4');
      await curl('/api/post-previews/hidden-five/');
      await expect.poll(() => proxy.logged()).toMatch(/post-previews/);
      const logged = await proxy.logged();
      expect(logged).toContain('/newsletter/confirm');
      expect(logged).toContain('/blogpreview/');
      expect(logged).not.toContain('hidden');
      expect(logged).not.toContain('127.0.0.4');
    });

    test('a long header arrives, and who takes a minute over the headers is sent away', async () => {
      expect((await curl('/', '-H', `Cookie: a=${'a'.repeat(12_000)}`)).status).toBe(200);
      const slow = connectTls({
        port: proxy.port,
        host: '127.0.0.1',
        servername: 'localhost',
        rejectUnauthorized: false,
      });
      await once(slow, 'secureConnect');
      const dripping = setInterval(() => slow.write('a'), 1000);
      slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      slow.on('error', () => undefined).resume();
      await once(slow, 'close');
      clearInterval(dripping);
    });

    test('visitors are asked to come back if no node answers', async () => {
      const alone = await openProxy(kind, [`127.0.0.1:${await freePort()}`]);
      try {
        const { stdout } = await run('curl', [
          '-ksS',
          '-o',
          '/dev/null',
          '-w',
          '%{http_code}',
          `https://localhost:${alone.port}/?search=hidden`,
        ]);
        expect(stdout).toBe('503');
        expect(await alone.logged()).not.toContain('hidden');
      } finally {
        await alone.close();
      }
    });
  });
}
