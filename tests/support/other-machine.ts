import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SSHD = '/usr/sbin/sshd';

/** Why no other machine can be played here; undefined where one can. */
export const missingForOtherMachine = existsSync(SSHD) ? undefined : `machine lacks ${SSHD} (openssh-server)`;

/** A machine that is reached by SFTP: OpenSSH’s own server on loopback. */
export interface OtherMachine {
  /** `sftp://user@127.0.0.1:port` and a folder that is there. */
  address: string;
  folder: string;
  /** The file of the key that it lets in. */
  key: string;
  /** `SHA256:…` */
  fingerprint: string;
  /** Lets those in whose public keys these are. */
  letIn(publicKeys: string): Promise<void>;
  /** Ends every connection and answers no more, until it is started again at the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const makeKey = (path: string) =>
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path], { stdio: 'ignore' });

export async function openOtherMachine(): Promise<OtherMachine> {
  const root = await mkdtemp(join(tmpdir(), 'intambwe-sshd-'));
  const folder = join(root, 'copies');
  const authorized = join(root, 'authorized_keys');
  await mkdir(folder, { mode: 0o700 });
  await mkdir('/run/sshd', { recursive: true, mode: 0o755 }).catch(() => undefined);
  for (const name of ['host', 'user']) makeKey(join(root, name));
  const letIn = async (publicKeys: string) => {
    await writeFile(authorized, publicKeys);
    await chmod(authorized, 0o600);
  };
  await letIn(await readFile(join(root, 'user.pub'), 'utf8'));
  const port = await freePort();
  await writeFile(
    join(root, 'config'),
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${join(root, 'host')}`,
      `AuthorizedKeysFile ${authorized}`,
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'PermitRootLogin yes',
      'PidFile none',
      'LogLevel ERROR',
      'Subsystem sftp internal-sftp',
    ].join('\n'),
  );
  let end = async () => {};

  async function start(): Promise<void> {
    const child = spawn(SSHD, ['-D', '-e', '-f', join(root, 'config'), '-o', 'LogLevel=INFO'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exited = once(child, 'exit');
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        if (line.includes('Server listening')) resolve();
      });
      exited.then(() => reject(new Error('sshd ended at its start')));
    });
    end = async () => {
      if (child.exitCode === null && child.signalCode === null) {
        // Its connections are processes of their own, in sessions of their own. It answers 1 where there is none.
        spawnSync('pkill', ['-KILL', '-P', String(child.pid)]);
        child.kill('SIGKILL');
      }
      await exited.catch(() => undefined);
    };
  }

  await start();
  const [, fingerprint = ''] = execFileSync('ssh-keygen', ['-lf', join(root, 'host.pub')], { encoding: 'utf8' }).split(
    ' ',
  );
  return {
    address: `sftp://${userInfo().username}@127.0.0.1:${port}`,
    folder,
    key: join(root, 'user'),
    fingerprint,
    letIn,
    stop: () => end(),
    start,
    async close() {
      await end();
      await rm(root, { recursive: true, force: true });
    },
  };
}
