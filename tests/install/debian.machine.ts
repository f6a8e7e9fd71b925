import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shownPicture } from '../../domain/picture.ts';
import { writeRelease } from '../../scripts/release.ts';
import { plannedVariants } from '../../server/media/variants.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { photograph, sendFile } from '../uploads/corpus.ts';
import { documentedCommands } from './commands.ts';
import { missingForDebian } from './debian.ts';
import { type Machine, startMachine } from './machine.ts';
import { limitMemory, type MemoryGroup } from './memory-group.ts';
import { exportOf } from './old-site.ts';
import { manageServices, type ServiceManager } from './service-manager.ts';

const missing = await missingForDebian();
const documented = await documentedCommands();
if (missing !== undefined) console.log(`No release is installed: this ${missing}`);

test('every command that docs/operations.md gives is tried here, or says why not', () => {
  expect(documented.filter(({ tried, reason }) => tried === undefined && reason === undefined)).toEqual([]);
});

/** The memory of the smallest machine. */
const SMALLEST = 512 * 1024 * 1024;

/** The amount of work on the machine: the whole amount takes a quarter of an hour. */
const load = process.env.INSTALL_LOAD === 'all' ? { uploads: 100, posts: 10_000 } : { uploads: 20, posts: 1000 };

const person = {
  email: 'aline@example.org',
  first_name: 'Aline',
  last_name: 'Uwase',
  password: 'umusozi w’izuba',
};

describe.skipIf(missing !== undefined)(`on a bare Debian 12 ${missing ?? ''}`, () => {
  let machine: Machine;
  let services: ServiceManager;
  let memory: MemoryGroup | undefined;
  let releases: string;
  let access = '';
  const tried = new Set<string>();

  beforeAll(async () => {
    memory = await limitMemory(SMALLEST);
    machine = await startMachine(memory);
    services = await manageServices(machine);
    releases = await mkdtemp(join(tmpdir(), 'intambwe-releases-'));
    await bring('1.0.0');
  });

  afterAll(async () => {
    await services?.close();
    await machine?.end();
    await memory?.remove();
    await rm(releases, { recursive: true, force: true });
  });

  /** Copies a release into the machine's `/root`, in place of the one that lay there. */
  async function bring(version: string): Promise<void> {
    const folder = join(releases, version);
    const path = await writeRelease({ version, cpu: process.arch === 'arm64' ? 'arm64' : 'x64', into: folder });
    await machine.run('rm -rf /root/intambwe-*');
    for (const file of [path, `${path}.sha256`]) await cp(file, join(machine.root, 'root', file.slice(folder.length)));
  }

  /** Runs the document's commands, with `file` in place of `FILE`. Fails if one fails. */
  async function follow(name: string, file = ''): Promise<string> {
    const commands = documented.find((block) => block.tried === name);
    tried.add(name);
    const { code, output } = await machine.run((commands?.script ?? 'false').replaceAll('FILE', file));
    expect(output, `${name} ended with ${code}:\n${output}\n${await services.journal()}`).toSatisfy(() => code === 0);
    return output;
  }

  const call = (path: string, init?: RequestInit) => fetch(machine.url + path, init);
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  // No mail leaves the machine, so it may say that mail is failing.
  const becomesReady = () =>
    expect
      .poll(async () => (await call('/readyz')).text(), { timeout: 60_000, interval: 500 })
      .toContain('"database":"ok"');
  const tokenIn = (output: string) => /#([\w-]{43})/.exec(output)?.[1] ?? '';

  async function signInFirst(token: string): Promise<void> {
    const response = await post('/api/sign-in-links/first-account/', { ...person, token });
    const answer = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    access = z.object({ access: z.string() }).parse(answer).access;
  }

  test('the documented commands bring the site up, and say how to sign in', async () => {
    const output = await follow('install');
    expect(output).toContain('Release 1.0.0 runs.');
    expect(tokenIn(output)).not.toBe('');
    expect((await call('/')).status).toBe(200);
    expect((await call('/readyz')).status).toBe(200);
  });

  test('the settings are for root and the service alone', async () => {
    const { output } = await machine.run('stat --format="%a %U %G" /etc/intambwe.env /var/lib/intambwe');
    expect(output).toBe('640 root intambwe\n700 intambwe intambwe\n');
  });

  test('somebody signs in first, with the link', async () => {
    await signInFirst(tokenIn(await follow('first account')));
    expect((await call('/api/users/', { headers: { authorization: `Bearer ${access}` } })).status).toBe(200);
  });

  test('installing again changes nothing', async () => {
    const before = await machine.run(
      'cat /etc/intambwe.env; getent passwd intambwe; find /var/lib/intambwe -maxdepth 1',
    );
    expect(await follow('install')).toContain('Release 1.0.0 runs.');
    const after = await machine.run(
      'cat /etc/intambwe.env; getent passwd intambwe; find /var/lib/intambwe -maxdepth 1',
    );
    expect(after.output).toContain(before.output.split('\n')[0]);
    expect(await machine.run('ls /opt/intambwe/releases')).toMatchObject({ output: '1.0.0\n' });
  });

  async function picturesSizes(id: number): Promise<number> {
    const response = await call(`/api/media/${id}/`, { headers: { authorization: `Bearer ${access}` } });
    return shownPicture.parse(await response.json()).variants.length;
  }

  test('an uploaded picture gets all its sizes under the unit’s system-call filter', async () => {
    const bytes = await photograph(1800, 1200);
    const response = await sendFile(machine.url, access, { name: 'hill.jpg', type: 'image/jpeg', bytes }, 'A hill');
    expect(response.status).toBe(201);
    const { id, url, ...size } = shownPicture.parse(await response.json());
    const planned = plannedVariants(url.slice('/media/'.length), size).length;
    expect(planned).toBeGreaterThan(3);
    await expect.poll(() => picturesSizes(id), { timeout: LOW_PRIORITY_WORK_WITHIN, interval: 500 }).toBe(planned);
  });

  let backup = '';

  test('a backup is made and says where it is', async () => {
    backup = (await follow('backup')).split('\n')[0] ?? '';
    expect(backup).toMatch(/^\/var\/lib\/intambwe\/backups\/intambwe-.*\.tar\.zst$/);
  });

  const commands: [string, number][] = [
    ['status', 0],
    ['backup', 0],
    ['verify-backup FILE', 0],
    ['admin unlock aline@example.org', 0],
    ['admin sign-in-link aline@example.org', 0],
    ['import-wordpress /tmp/one.xml', 0],
    ['restore FILE', 1],
    // The service runs.
    ['move /var/lib/intambwe/copy-USER', 1],
  ];

  describe.each(commands)('intambwe %s', (command, expected) => {
    test.each(['root', 'intambwe'])('works as %s', async (user) => {
      const exported = exportOf({ id: user.length, title: `From ${user}` });
      await writeFile(join(machine.root, 'tmp/one.xml'), exported);
      const script = `intambwe ${command.replace('FILE', backup).replace('USER', user)}`;
      const { code, output } = await machine.run(script, user);
      expect(output, output).toSatisfy(() => code === expected);
      const strangers = await machine.run('find /var/lib/intambwe ! -user intambwe');
      expect(strangers.output).toBe('');
    });

    test('sends anybody else away', async () => {
      const { code, output } = await machine.run(`intambwe ${command.replace('FILE', backup)}`, 'nobody');
      expect(output).toContain('Run it as root or as the user intambwe');
      expect(code).toBe(1);
    });
  });

  test('a link that the service left does not make root give away a folder', async () => {
    const { output } = await machine.run(`mkdir /root/empty
ln -s /root/empty /var/lib/intambwe/link
intambwe move /var/lib/intambwe/link || true
rm /var/lib/intambwe/link
stat --format=%U /root/empty`);
    expect(output).toMatch(/^root$/m);
  });

  test('upgrade is root’s alone', async () => {
    expect(await machine.run('intambwe upgrade /tmp/none.tar.gz', 'intambwe')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Run it as root'),
    });
  });

  test('settings without a data folder stop every command', async () => {
    const { code, output } = await machine.run(`sed 's/^DATA_DIR=/#&/' /etc/intambwe.env > /etc/other.env
INTAMBWE_SETTINGS=/etc/other.env intambwe backup`);
    expect(output).toBe('DATA_DIR is missing in /etc/other.env. Write: DATA_DIR=/var/lib/intambwe\n');
    expect(code).toBe(1);
  });

  test('the doctor says what is still wrong with this machine', async () => {
    tried.add('doctor');
    const { code, output } = await machine.run(documented.find((block) => block.tried === 'doctor')?.script ?? 'false');
    // There is no way out of the test's machine, so neither its address nor its mail server can be reached.
    expect(code, output).toBe(1);
    expect(output).toMatch(/^problem +PUBLIC_URL/m);
    expect(output).toMatch(/^problem +SMTP_URL/m);
    expect([...output.matchAll(/^problem +(.*)$/gm)].map(([, said]) => said)).toEqual([
      // The status says what keeps people from their work, and the doctor everything.
      expect.stringMatching(/^SMTP_URL: /),
      expect.stringMatching(/^PUBLIC_URL/),
      expect.stringMatching(/^SMTP_URL/),
    ]);
  });

  test('copies are set up in a folder, and the service writes there', async () => {
    expect(await follow('copies')).toContain('intambwe copies set-up PLACE');
    await follow('copies by a script');
    expect((await machine.run('stat --format="%a %U" /srv/copies')).output).toBe('700 intambwe\n');
    const shown = async () => (await machine.run('intambwe copies')).output;
    await expect.poll(shown, { timeout: 60_000, interval: 500 }).toMatch(/^\/srv\/copies: copied until .*, proven at/);
    expect((await machine.run('find /srv/copies ! -user intambwe')).output).toBe('');
    expect((await machine.run('stat --format="%a %U %G" /etc/intambwe.env')).output).toBe('640 root intambwe\n');
    expect((await machine.run('intambwe copies page', 'intambwe')).output).toContain(
      "intambwe restore --from '/srv/copies'",
    );
    expect((await machine.run('intambwe copies set-up /srv/more', 'intambwe')).output).toContain('Run it as root');
    // The disk is gone: the site runs on, also when it is started again.
    await machine.run('mv /srv/copies /srv/away && mkdir /srv/copies && intambwe restart');
    await becomesReady();
    await expect.poll(shown, { timeout: 60_000, interval: 500 }).toContain('Is its disk there?');
    await machine.run('rmdir /srv/copies && mv /srv/away /srv/copies && intambwe restart');
  });

  test('the import as the document gives it', async () => {
    await mkdir(join(machine.root, 'srv/uploads'));
    const posts = Array.from({ length: 3 }, (_, index) => ({ id: 100 + index, title: `Old ${index}` }));
    await writeFile(join(machine.root, 'srv/export.xml'), exportOf(...posts));
    await follow('import');
  });

  test('the settings are read anew, and the log says so', async () => {
    await follow('settings');
    await becomesReady();
    expect(await follow('log')).toMatch(/Intambwe \d+\.\d+\.\d+ is ready/);
  });

  describe('the machine is lost', () => {
    const SETTINGS = '/etc/intambwe.env';
    let key = '';

    /** What people see, and who may sign in. */
    async function content() {
      const pictures = await machine.run('cd /var/lib/intambwe/media && find . -type f | sort | xargs sha256sum');
      const posts = await (await call('/api/posts/')).text();
      expect(posts).toContain('Old 2');
      return { posts, pictures: pictures.output, accounts: (await machine.run('intambwe admin list')).output };
    }

    async function isCopied(): Promise<void> {
      const now = new Date().toISOString();
      const copiedUntil = async () => {
        const { output } = await machine.run('cat /var/lib/intambwe/copies/*.json');
        return /"copiedUntil": ?"([^"]+)"/.exec(output)?.[1] ?? '';
      };
      await expect.poll(copiedUntil, { timeout: 60_000, interval: 500 }).toSatisfy((at: string) => at > now);
    }

    test('the documented commands bring everything back from the copy, on a machine that has none of it', async () => {
      await isCopied();
      const before = await content();
      key = /^COPY_KEY=(.*)$/m.exec((await machine.run(`cat ${SETTINGS}`)).output)?.[1] ?? '';
      // What is left is the disk with the copies. Its files are those of a user whom another has the number of now.
      const burnt = await machine.run(`systemctl stop intambwe
rm -r /var/lib/intambwe ${SETTINGS} /opt/intambwe /usr/local/bin/intambwe /etc/systemd/system/intambwe.service*
number=$(id -u intambwe)
userdel intambwe
useradd --system --uid "$number" another`);
      expect(burnt, burnt.output).toMatchObject({ code: 0 });
      tried.add('lost machine');
      const script = documented.find((block) => block.tried === 'lost machine')?.script ?? 'false';
      const command = 'intambwe restore --from PLACE';
      expect(script).toContain(command);
      const began = performance.now();
      const { code, output } = await machine.run(
        script.replace(command, `echo '${key}' | intambwe restore --from /srv/copies`),
      );
      console.log(
        `Back from the copy, the program included, after ${Math.round((performance.now() - began) / 1000)} s`,
      );
      expect(output, `${output}\n${await services.journal()}`).toSatisfy(() => code === 0);
      await becomesReady();
      expect(await content()).toEqual(before);
      expect((await machine.run(`grep ^SMTP_URL= ${SETTINGS}`)).output).toContain('mail.example.org');
      expect((await machine.run('find /var/lib/intambwe /srv/copies ! -user intambwe')).output).toBe('');
      expect((await machine.run(`stat --format="%a %U %G" ${SETTINGS}`)).output).toBe('640 root intambwe\n');
    });

    test('and it is copied on from there', async () => {
      await isCopied();
      expect(await machine.run('intambwe copies')).toMatchObject({
        output: expect.stringMatching(/^\/srv\/copies: copied until /),
      });
    });

    test('a site that is there keeps its settings, also those of before', async () => {
      const settings = () => machine.run(`cat ${SETTINGS} ${SETTINGS}.before; ls /etc/intambwe*`);
      const before = await settings();
      const again = () => machine.run(`echo '${key}' | intambwe restore --from /srv/copies`);
      expect(await again()).toMatchObject({ code: 1, output: expect.stringContaining('systemctl stop intambwe') });
      await machine.run('systemctl stop intambwe');
      expect(await again()).toMatchObject({ code: 1, output: expect.stringContaining('There is something in') });
      expect(await settings()).toEqual(before);
      await machine.run('intambwe restart');
      await becomesReady();
      backup = (await follow('backup')).split('\n')[0] ?? '';
    });
  });

  test('another release is brought in, with a backup before', async () => {
    await bring('1.1.0');
    const output = await follow('upgrade');
    expect(output).toContain('Making a backup first');
    expect(output).toContain('Release 1.1.0 runs.');
    expect((await machine.run('intambwe status')).output).toMatch(/^release +1\.1\.0$/m);
  });

  test('a damaged archive changes nothing', async () => {
    const { code, output } = await machine.run(
      'cp intambwe-1.1.0-linux-*.tar.gz bad.tar.gz; truncate --size=-1000 bad.tar.gz; intambwe upgrade /root/bad.tar.gz',
    );
    expect(code, output).toBe(1);
    expect((await machine.run('ls -A /opt/intambwe/releases')).output).toBe('1.0.0\n1.1.0\n');
    expect((await call('/readyz')).status).toBe(200);
  });

  test('a release that does not come up leaves the old one running', async () => {
    await machine.run(`mkdir -p broken && tar -xzf intambwe-1.1.0-linux-*.tar.gz -C broken --strip-components=1
cd broken
sed -i 's/"version": "1.1.0"/"version": "1.2.0"/' package.json
echo 'throw new Error("This release is broken")' > dist/program/main.js
find . -type f ! -name SHA256SUMS | sed 's,^./,,' | sort | xargs sha256sum > SHA256SUMS
tar -c . | gzip -1 > ../broken.tar.gz`);
    const { code, output } = await machine.run('intambwe upgrade /root/broken.tar.gz');
    expect(code, output).toBe(1);
    expect(output).toContain('Release 1.1.0 runs again.');
    expect((await call('/readyz')).status).toBe(200);
    expect((await machine.run('intambwe status')).output).toMatch(/^release +1\.1\.0$/m);
  });

  test('a backup comes back into an empty place', async () => {
    const moved = backup.replace('/var/lib/intambwe/', '/var/lib/intambwe.before/');
    const script = documented.find((block) => block.tried === 'restore')?.script ?? 'false';
    tried.add('restore');
    const { code, output } = await machine.run(
      script.replace('verify-backup FILE', `verify-backup ${backup}`).replace('restore FILE', `restore ${moved}`),
    );
    expect(output, output).toSatisfy(() => code === 0);
    await becomesReady();
    expect((await machine.run('find /var/lib/intambwe ! -user intambwe')).output).toBe('');
    expect((await machine.run('intambwe status')).output).toMatch(/^superusers +1$/m);
  });

  test(`${load.uploads} uploads, an import of ${load.posts} posts and a backup fit into 512 MB`, async (context) => {
    if (!memory) return context.skip('needs a control group for memory');
    access = '';
    const link = await machine.run('intambwe admin sign-in-link aline@example.org');
    const used = await post('/api/sign-in-links/use/', { token: tokenIn(link.output), password: person.password });
    access = z.object({ access: z.string() }).parse(await used.json()).access;
    const bytes = await photograph(2400, 1600);
    for (let upload = 0; upload < load.uploads; upload += 1) {
      const name = `${upload}.jpg`;
      expect((await sendFile(machine.url, access, { name, type: 'image/jpeg', bytes }, name)).status).toBe(201);
    }
    const posts = Array.from({ length: load.posts }, (_, index) => ({
      id: 1000 + index,
      title: `Post ${index}`,
      content: '<p>Saving together. </p>\n'.repeat(100),
    }));
    await writeFile(join(machine.root, 'tmp/large.xml'), exportOf(...posts));
    const imported = await machine.run('intambwe import-wordpress /tmp/large.xml');
    expect(imported.output, imported.output.slice(-2000)).toSatisfy(() => imported.code === 0);
    const kept = await machine.run('intambwe backup');
    expect(kept.code, kept.output).toBe(0);
    expect((await call('/readyz')).status).toBe(200);
    console.log(`Most memory that programs held in 512 MB: ${Math.round(memory.peak() / 1024 / 1024)} MB`);
    expect(await memory.kills()).toBe(0);
  });

  test('all the commands of the document were run', () => {
    const named = documented.flatMap((block) => block.tried ?? []);
    expect(named.filter((name) => !tried.has(name))).toEqual([]);
  });
});
