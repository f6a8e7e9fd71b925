import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseSettings } from '../../server/commands/settings-file.ts';
import { addProgram, type Machine, signal } from './machine.ts';
import { settingValues, unitFilter } from './system-calls.ts';

// Stands in for systemd on a machine without one: starts the unit's program with the unit's user, settings, umask, view of
// the disk and system-call filter, and starts it again when it fails.

const UNIT = 'etc/systemd/system/intambwe.service';

const systemctl = `#!/usr/bin/perl
use IO::Socket::UNIX;
my $manager = IO::Socket::UNIX->new(Peer => "/manager.sock") or die "systemctl: $!";
print $manager join(" ", @ARGV), "\\n";
$manager->flush;
my ($code, @said) = <$manager>;
print @said;
exit $code;
`;

const journalctl = '#!/bin/sh\ncat /var/log/journal.txt\n';

function bindAgain(word: string): string {
  const path = word.replace(/^-/, '');
  return `${word === path ? '' : `[ ! -e ${path} ] || `}mount --bind ${path} ${path}`;
}

/** The unit sees a disk that is read-only but for its own data, and for what it names; with a minus sign that may be missing. */
const confine = (umask: string, data: string, added: readonly string[]) => `umask ${umask}
exec unshare --mount sh -ec 'mount --bind ${data} ${data}
${added.map(bindAgain).join('\n')}
mount -t tmpfs -o mode=1777 tmpfs /tmp
mount -o remount,bind,ro /
exec "$@"' sh "$@"`;

export interface ServiceManager {
  /** The service's output since it was first started. */
  journal(): Promise<string>;
  close(): Promise<void>;
}

/** Brings `systemctl` and `journalctl` onto the machine. */
export async function manageServices(machine: Machine): Promise<ServiceManager> {
  const at = (path: string) => join(machine.root, path);
  await addProgram(machine, 'systemctl', systemctl);
  await addProgram(machine, 'journalctl', journalctl);
  await writeFile(at('var/log/journal.txt'), '');
  let running: ChildProcess | undefined;
  let isWanted = false;
  let restarts = 0;
  let lastCode = 0;
  let again: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;
  let unit = '';

  /** The unit, with what was added to it. */
  async function readUnit(): Promise<string> {
    const folder = at(`${UNIT}.d`);
    const additions = (await readdir(folder).catch(() => [])).sort();
    const paths = [at(UNIT), ...additions.map((name) => join(folder, name))];
    return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
  }

  /** The last value of a setting of the unit. */
  const setting = (name: string) => settingValues(unit, name).at(-1) ?? '';

  async function begin(): Promise<void> {
    isWanted = true;
    const filter = await unitFilter(unit);
    await copyFile(filter.command, at('usr/bin/filtered'));
    await copyFile(filter.args[0] ?? '', at('etc/filter-rules'));
    await filter.remove();
    await machine.run('chmod 755 /usr/bin/filtered; chmod 644 /etc/filter-rules');
    const [user, data] = [setting('User'), `/var/lib/${setting('StateDirectory')}`];
    await machine.run(`[ -d ${data} ] || install -d -m ${setting('StateDirectoryMode')} -o ${user} -g ${user} ${data}`);
    const drop = [
      'setpriv',
      `--reuid=${user}`,
      `--regid=${user}`,
      '--init-groups',
      '--no-new-privs',
      '--bounding-set=-all',
    ];
    const settings = parseSettings(await readFile(at(setting('EnvironmentFile')), 'utf8'));
    const own = Object.fromEntries(
      setting('Environment')
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    const child = machine.begin(
      `cd ${setting('WorkingDirectory')}\n${confine(setting('UMask'), data, settingValues(unit, 'ReadWritePaths'))}`,
      [...drop, 'filtered', '/etc/filter-rules', ...setting('ExecStart').split(' ')],
      { HOME: data, ...own, ...settings },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (said) => void appendFile(at('var/log/journal.txt'), said));
    }
    running = child;
    child.once('exit', (code) => {
      if (running !== child) return;
      running = undefined;
      lastCode = code ?? 0;
      if (code === 0 || !isWanted) return;
      again = setTimeout(
        () => {
          restarts += 1;
          starting = begin();
        },
        Number(setting('RestartSec')) * 1000,
      );
    });
  }

  async function end(): Promise<void> {
    // A restart that is due must not run beside the next command.
    isWanted = false;
    clearTimeout(again);
    await starting;
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    // A wrapper has the service as its only child, and ends with it.
    await signal(child, 'SIGTERM');
    const late = setTimeout(() => void signal(child, 'SIGKILL'), Number(setting('TimeoutStopSec')) * 1000);
    await gone;
    clearTimeout(late);
  }

  /** The properties of the unit, as `systemctl show` prints them. */
  const state = () =>
    [
      'LoadState=loaded',
      ...(running ? ['ActiveState=active', 'SubState=running'] : ['ActiveState=inactive', 'SubState=dead']),
      `ExecMainStatus=${lastCode}`,
      `NRestarts=${restarts}`,
    ].join('\n');

  async function obey(words: readonly string[]): Promise<string> {
    const [what = ''] = words;
    if (what === 'daemon-reload') unit = await readUnit();
    else if (what === 'start') await (running ? undefined : begin());
    else if (what === 'stop') await end();
    else if (what === 'restart') {
      await end();
      restarts = 0;
      await begin();
    } else if (what === 'show') return `0\n${state()}\n`;
    else if (what !== 'enable') return `1\nsystemctl: ${what} is not known\n`;
    return '0\n';
  }

  const server = createServer((socket) => {
    socket.once('data', async (line) => {
      socket.end(await obey(String(line).trim().split(' ')).catch((error: unknown) => `1\n${error}\n`));
    });
  });
  await once(server.listen(at('manager.sock')), 'listening');
  // Anybody may ask systemd for the state of a service.
  await chmod(at('manager.sock'), 0o666);

  return {
    journal: () => readFile(at('var/log/journal.txt'), 'utf8'),
    async close() {
      await end();
      server.close();
    },
  };
}
