import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';

export const proxies = ['caddy', 'nginx'] as const;
export type ProxyKind = (typeof proxies)[number];

const run = promisify(execFile);

/** nginx lies where only root's path leads. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const isInstalled = (kind: ProxyKind) => spawnSync(kind, ['-v'], { env }).error === undefined;

/** Replaces parts of a text; each must be there. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`There is no ${from} in it`);
    return done.replaceAll(from, to);
  }, text);
}

interface Prepared {
  command: string[];
  /** Checks the file without starting anything. */
  check: string[];
  settings: Record<string, string>;
}

/** The shipped Caddyfile with its own variables; only what reaches beyond loopback is switched off. */
async function prepareCaddy(folder: string, port: number, nodes: readonly string[], log: string): Promise<Prepared> {
  const shipped = await readFile('deploy/Caddyfile', 'utf8');
  const local =
    'admin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1';
  const file = join(folder, 'Caddyfile');
  await writeFile(file, replaced(shipped, [['{\n\t# Faults', `{\n\t${local}\n\t# Faults`]]));
  const settings = {
    SITE: `https://localhost:${port}`,
    NODES: nodes.join(' '),
    LOG: log,
    XDG_DATA_HOME: folder,
    HOME: folder,
  };
  return {
    command: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    check: ['caddy', 'validate', '--config', file, '--adapter', 'caddyfile'],
    settings,
  };
}

/** The shipped file for nginx, with the places that its first lines name filled in, inside what Debian's nginx.conf has. */
async function prepareNginx(folder: string, port: number, nodes: readonly string[], log: string): Promise<Prepared> {
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  const site = replaced(shipped, [
    ['/etc/letsencrypt/live/example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.org/privkey.pem', key],
    ['server_name example.org', 'server_name localhost'],
    ['server 127.0.0.1:3000 max_fails=0;', nodes.map((node) => `server ${node} max_fails=0;`).join('\n')],
    ['/var/log/nginx/intambwe.log', log],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await mkdir(join(folder, 'sites'));
  await writeFile(join(folder, 'sites', 'intambwe.conf'), site);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr crit;\n` +
      `events {}\nhttp { ${places.join(' ')} include ${folder}/sites/*.conf; }\n`,
  );
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'];
  return { command, check: [...command, '-t'], settings: {} };
}

export interface RunningProxy {
  port: number;
  /** The output of the check of the file. */
  checked: string;
  /** Its log so far, requests and faults. */
  logged(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a proxy on loopback, with the file that the project ships, before these nodes. */
export async function openProxy(kind: ProxyKind, nodes: readonly string[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `intambwe-${kind}-`));
  const log = join(folder, 'access.log');
  const port = await freePort();
  const prepare = kind === 'caddy' ? prepareCaddy : prepareNginx;
  const { command, check, settings } = await prepare(folder, port, nodes, log);
  const surroundings = { ...env, ...settings };
  const start = ([program = '', ...words]: string[]): ChildProcess => spawn(program, words, { env: surroundings });
  const checking = start(check);
  let checked = '';
  for (const stream of [checking.stdout, checking.stderr]) stream?.on('data', (text) => (checked += text));
  const [code] = await once(checking, 'close');
  if (code !== 0) throw new Error(`${kind} refuses its file: ${checked}`);
  const running = start(command);
  let said = '';
  running.stderr?.on('data', (text) => {
    said += text;
  });
  // Neither proxy says when it listens, so it is asked until it does.
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries > 300 || running.exitCode !== null) throw new Error(`${kind} does not listen: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    checked,
    logged: async () => said + (await readFile(log, 'utf8').catch(() => '')),
    async close() {
      running.kill('SIGTERM');
      await once(running, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    once(socket, 'close').then(() => false),
  ]);
  socket.destroy();
  return answered;
}
