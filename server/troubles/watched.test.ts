import { chmod, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readSettings } from '../config.ts';
import { makeCopyKey, printCopyKey } from '../copies/copy-key.ts';
import { type CopyState, writeCopyState } from '../copies/copy-state.ts';
import type { Services } from '../services.ts';
import { watchCopies } from './copies.ts';
import { readMachineUpdates, UpdatesWatch } from './machine-updates.ts';
import { watchUpdates } from './updates.ts';
import { forgetUnwatched, lookAtTroubles, watchedThings } from './watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The settings of copies to these places. */
const copiesTo = (places: string) => readSettings({ COPY_TO: places, COPY_KEY: printCopyKey(makeCopyKey()) }).copies;

describe('superusers learn of', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp();
    onTestFinished(() => app.close());
    await app.addUser({ isSuperuser: true, email: 'aline@example.org' });
  });

  const at = (ago: number) => new Date(app.services.clock().getTime() - ago).toISOString();
  const told = async () => {
    const mails = app.services.db.selectFrom('mails').select(['subject', 'body']).orderBy('id');
    return mails.where('recipient', '=', 'aline@example.org').execute();
  };
  const subjects = async () => (await told()).map(({ subject }) => subject);

  describe('copies elsewhere:', () => {
    const place = '/srv/copies';
    const copying = () => {
      const { services } = app;
      return { ...services, config: { ...services.config, copies: copiesTo(place) } };
    };
    const write = (change: Partial<CopyState>) =>
      writeCopyState(app.services.config.dataFolder, 'a-place', {
        place,
        copiedUntil: at(0),
        provenAt: at(HOUR),
        problem: null,
        problemSince: null,
        lastSequence: 1,
        lastFingerprint: 'x',
        isOnSameDisk: false,
        at: at(0),
        ...change,
      });
    const fails = `The copy at ${place} does not protect the site`;
    const works = `The copy at ${place} works again`;

    test('a problem that lasts for five minutes, and that it is over', async () => {
      app.advance(HOUR);
      const problem = 'The place is full.';
      await write({ problem, problemSince: at(4 * MINUTE) });
      await lookAtTroubles(copying());
      expect(await told()).toEqual([]);
      await write({ problem, problemSince: at(6 * MINUTE) });
      await lookAtTroubles(copying());
      await lookAtTroubles(copying());
      expect(await subjects()).toEqual([fails]);
      expect((await told())[0]?.body).toContain(problem);
      await write({});
      await lookAtTroubles(copying());
      app.advance(HOUR);
      await write({});
      await lookAtTroubles(copying());
      expect(await subjects()).toEqual([fails, works]);
    });

    test('that nothing is copied any more, and that nobody has proven a copy for a day and a half', async () => {
      app.advance(2 * DAY);
      await write({ at: at(6 * MINUTE) });
      await lookAtTroubles(copying());
      expect((await told())[0]?.body).toContain('Nothing has been copied there for more than 5 minutes');
      await app.services.db.deleteFrom('mails').execute();
      await app.services.db.deleteFrom('told_troubles').execute();
      await write({ provenAt: at(35 * HOUR) });
      expect(await lookAtTroubles(copying(), watchCopies(copying().config))).toBe(true);
      expect(await told()).toEqual([]);
      await write({ provenAt: at(37 * HOUR) });
      await lookAtTroubles(copying());
      expect((await told())[0]?.body).toContain('not been opened and compared for more than a day and a half');
    });

    test('nothing of what a site on PostgreSQL never has: its place gets files alone', async () => {
      app.advance(3 * DAY);
      await write({ copiedUntil: null, provenAt: null });
      expect(await lookAtTroubles(copying(), watchCopies(copying().config))).toBe(true);
      expect(await told()).toEqual([]);
    });

    test('once more of a place that was none for a while', async () => {
      app.advance(HOUR);
      await write({ problem: 'Away.', problemSince: at(DAY) });
      await lookAtTroubles(copying());
      await forgetUnwatched(app.services, watchedThings(copying()));
      await lookAtTroubles(copying());
      expect(await subjects()).toEqual([fails]);
      await forgetUnwatched(app.services, watchedThings(app.services));
      await lookAtTroubles(copying());
      expect(await subjects()).toEqual([fails, fails]);
    });

    test('that the program which copies never began', async () => {
      await lookAtTroubles(copying());
      expect(await told()).toEqual([]);
      app.advance(6 * MINUTE);
      await lookAtTroubles(copying());
      expect(await subjects()).toEqual([fails]);
    });

    test('that a copy lies on the disk that it protects; and a failure of it is told beside', async () => {
      app.advance(HOUR);
      await write({ isOnSameDisk: true });
      await lookAtTroubles(copying());
      expect((await told())[0]?.body).toContain('lies on the same disk as the site');
      await write({ isOnSameDisk: true, problem: 'Away.', problemSince: at(6 * MINUTE) });
      await lookAtTroubles(copying());
      expect(await subjects()).toEqual([fails, fails]);
    });

    test('nothing of a place that is no longer one', async () => {
      await write({ place: '/srv/other', problem: 'Away.', problemSince: at(DAY) });
      app.advance(HOUR);
      await lookAtTroubles(app.services);
      expect(await told()).toEqual([]);
    });
  });

  test('mail, once it works again: while it does not, the overview and the status say so', async () => {
    const { services } = app;
    const sending = { ...services, config: { ...services.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    const mail = { recipient: 'keza@example.org', subject: 'A code', body: '1', created_at: at(20 * MINUTE) };
    await services.db
      .insertInto('mails')
      .values({ ...mail, next_try_at: at(-DAY), tries: 3, is_held_up: true })
      .execute();
    expect(await lookAtTroubles(sending)).toBe(false);
    expect(await told()).toEqual([]);
    await services.db
      .updateTable('mails')
      .set({ sent_at: at(0) })
      .execute();
    await lookAtTroubles(sending);
    app.advance(HOUR);
    await lookAtTroubles(sending);
    expect(await subjects()).toEqual(['E-mail works again']);
  });

  test('housekeeping that has stopped for six hours, but not because of a clock in doubt', async () => {
    const { db } = app.services;
    app.advance(5 * HOUR);
    await lookAtTroubles(app.services);
    expect(await told()).toEqual([]);
    app.advance(2 * HOUR);
    await lookAtTroubles(app.services);
    expect(await subjects()).toEqual(['The site no longer deletes what is too old']);
    const { access } = await app.signIn(await app.addUser({ permissions: ['audit.view'] }));
    const status = await (await app.call('GET', '/status/', undefined, access)).json();
    expect(status.housekeeping.problem).toContain('more than 6 hours');
    await db.deleteFrom('told_troubles').execute();
    await db.deleteFrom('mails').execute();
    app.advance(30 * DAY);
    await lookAtTroubles(app.services);
    expect(await subjects()).toEqual(['The clock of the server may be wrong']);
  });

  test('a certificate that should have been renewed', async () => {
    let endsAt = at(-13 * DAY);
    const certificate = Object.assign(app.services.certificate, { endsAt: () => endsAt });
    const services = { ...app.services, certificate };
    await lookAtTroubles(services);
    expect(await subjects()).toEqual(['The certificate of the site is about to end']);
    endsAt = at(-90 * DAY);
    await lookAtTroubles(services);
    app.advance(HOUR);
    await lookAtTroubles(services);
    expect((await subjects())[1]).toBe('The certificate of the site was renewed');
  });

  describe('security updates of the machine', () => {
    let machine: { lists: string; stamp: string; restart: string; aptGet: string };

    beforeEach(async () => {
      const folder = join(app.services.config.dataFolder, 'machine');
      machine = {
        lists: join(folder, 'lists'),
        stamp: join(folder, 'update-success-stamp'),
        restart: join(folder, 'reboot'),
        aptGet: join(folder, 'apt-get'),
      };
      await mkdir(join(machine.lists, 'partial'), { recursive: true });
      await writeFile(join(machine.lists, 'deb_debian_Packages.lz4'), '');
    });

    /** A program of that name, which says what the real one says. */
    async function aptSays(...lines: string[]) {
      await writeFile(machine.aptGet, `#!/bin/sh\ncat <<'END'\nNOTE: a simulation\n${lines.join('\n')}\nEND\n`);
      await chmod(machine.aptGet, 0o700);
      const now = app.services.clock();
      await utimes(join(machine.lists, 'partial'), now, now);
    }
    const other = 'Inst bash [5.2.15-2+b8] (5.2.15-2+b13 Debian:12.15/stable [amd64])';
    const ofSecurity =
      'Inst libgcrypt20 [1.10.1-3] (1.10.1-3+deb12u1 Debian:12.15/stable, Debian-Security:12/stable-security [amd64]) []';

    const look = (services: Services) => lookAtTroubles(services, [watchUpdates(services.config)]);

    const watch = async () => {
      const updates = new UpdatesWatch(app.services.clock, () => readMachineUpdates(machine));
      await updates.look();
      return { updates, services: { ...app.services, updates } };
    };

    test('that wait for more than two days; others do not count', async () => {
      await aptSays(other);
      const { updates, services } = await watch();
      app.advance(3 * DAY);
      await aptSays(other, ofSecurity);
      await updates.look();
      await look(services);
      expect(await told()).toEqual([]);
      app.advance(2 * DAY + HOUR);
      await aptSays(other, ofSecurity);
      await updates.look();
      await look(services);
      expect(await subjects()).toEqual(['The server needs security updates']);
      expect((await told())[0]?.body).toMatch(/^1 security update has been waiting/);
      expect((await told())[0]?.body).not.toContain(machine.aptGet);
      await aptSays(other);
      await updates.look();
      await look(services);
      app.advance(HOUR);
      await look(services);
      expect((await subjects())[1]).toBe('The server has its security updates');
    });

    test('that wait for a restart, or that it never asks for', async () => {
      await aptSays();
      await writeFile(machine.restart, '');
      const day = new Date(at(3 * DAY));
      await utimes(machine.restart, day, day);
      await look((await watch()).services);
      expect((await told())[0]?.body).toContain('take effect only when it is restarted');
      await rm(machine.restart);
      const then = new Date(at(15 * DAY));
      // That nothing has changed for long does not say that nobody asked.
      await utimes(machine.lists, then, then);
      await app.services.db.deleteFrom('told_troubles').execute();
      await look((await watch()).services);
      expect(await told()).toHaveLength(1);
      // Of several sources, one may still answer.
      await writeFile(machine.stamp, '');
      await utimes(machine.stamp, then, then);
      await app.services.db.deleteFrom('told_troubles').execute();
      await look((await watch()).services);
      expect((await told())[1]?.body).toContain('has not looked for security updates for 14 days');
    });

    test('by a program that learns none of the secrets of the site', async () => {
      vi.stubEnv('SECRET_KEY', 'a secret of the site');
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      const heard = join(machine.lists, 'heard');
      await writeFile(machine.aptGet, `#!/bin/sh\nenv > '${heard}'\n`);
      await chmod(machine.aptGet, 0o700);
      await readMachineUpdates(machine);
      expect(await readFile(heard, 'utf8')).toContain('LC_ALL=C');
      expect(await readFile(heard, 'utf8')).not.toContain('a secret of the site');
    });

    test('nothing where there is no such package manager, or it fails', async () => {
      expect(await readMachineUpdates({ ...machine, lists: join(machine.lists, 'missing') })).toBeNull();
      const { updates, services } = await watch();
      expect(updates.found()).toBeNull();
      await look(services);
      expect(await told()).toEqual([]);
    });
  });

  test('each thing by a name of its own, with that of the machine where each machine has its own', async () => {
    const { config } = app.services;
    const names = watchedThings({ config: { ...config, copies: copiesTo('/a /b') } }).map(({ subject }) => subject);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes(hostname()))).toHaveLength(6);
  });
});
