import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { newDebian } from './debian.ts';
import type { MemoryGroup } from './memory-group.ts';

// A machine with a bare Debian 12: a folder as its root, with processes, mounts and a network of its own. It has no way
// out, and all of it ends when this process does.

interface Ended {
  code: number;
  output: string;
}

export interface Machine {
  /** Its root, seen from outside. */
  root: string;
  /** The site's address, seen from outside. */
  url: string;
  /** Runs a shell script on it as this user, and answers how it ended, with all that it said. */
  run(script: string, user?: string): Promise<Ended>;
  /** Begins a program on it, which is prepared by a shell script as root. */
  begin(prepare: string, command: readonly string[], env: NodeJS.ProcessEnv): ChildProcess;
  end(): Promise<void>;
}

/** The kernel's mounts in the folder `$ROOT`; then the first process, which runs until its input ends. */
const boot = `set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=755 tmpfs "$ROOT/run"
mount --rbind /dev "$ROOT/dev"
mkdir -p "$ROOT/run/systemd/system"
ip link set lo up
echo up
exec chroot "$ROOT" perl -e '$SIG{CHLD} = "IGNORE"; 1 while <STDIN>'`;

/** Passes data from a socket to the port on the machine's own network. */
const bridge = `require('node:net').createServer((socket) => {
  const site = require('node:net').connect(3000, '127.0.0.1');
  socket.pipe(site).pipe(socket);
  socket.on('error', () => site.destroy());
  site.on('error', () => socket.destroy());
}).listen(process.argv[1], () => console.log('up'));
process.stdin.on('end', () => process.exit()).resume();`;

const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LC_ALL: 'C.UTF-8',
};

/**
 * The number, on this machine, of the program that a child enters the other one with; undefined when the child ended first.
 * A child that was only just begun has none yet, so it is waited for. Never 0, which `kill` takes for the whole group of
 * this process.
 */
async function programOf(child: ChildProcess): Promise<number | undefined> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(() => '');
    const program = Number.parseInt(children, 10);
    if (program > 0) return program;
    await setTimeout(10);
  }
  return undefined;
}

/** Signals the program that a child entered the other machine with, unless it is gone. */
export async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  const program = await programOf(child);
  if (program === undefined) return;
  try {
    process.kill(program, name);
  } catch (error) {
    // It ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function comesUp(child: ChildProcess): Promise<void> {
  const { stdout } = child;
  if (!stdout) throw new Error('It could not be begun');
  const said = await Promise.race([once(stdout, 'data'), once(child, 'exit')]);
  if (!String(said).includes('up')) throw new Error('The machine does not come up');
}

/** Starts a machine, all of whose processes share this memory. */
export async function startMachine(memory: MemoryGroup | undefined): Promise<Machine> {
  const root = await newDebian();
  const sockets = await mkdtemp(join(tmpdir(), 'intambwe-bridge-'));
  const first = spawn('unshare', ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', '-c', boot], {
    env: { ...process.env, ROOT: root },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await comesUp(first);
  const init = await programOf(first);
  if (init === undefined) throw new Error('The machine ended as it came up');
  const bridging = spawn(
    'nsenter',
    ['--target', String(init), '--net', '--', process.execPath, '-e', bridge, join(sockets, 'site')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await comesUp(bridging);
  const front = createServer((client) => {
    const site = connect(join(sockets, 'site'));
    client.pipe(site).pipe(client);
    client.on('error', () => site.destroy());
    site.on('error', () => client.destroy());
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const address = front.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const enter = ['--target', String(init), '--mount', '--net', '--pid', '--root', '--wdns=/'];
  const joining = memory ? `echo $$ > ${memory.members}; ` : '';
  const begin: Machine['begin'] = (prepare, command, env) =>
    spawn(
      'sh',
      [
        '-c',
        `${joining}exec nsenter "$@"`,
        'sh',
        ...enter,
        '--',
        'sh',
        '-c',
        `${prepare}\nexec "$@"`,
        'sh',
        ...command,
      ],
      {
        env: { ...environment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );

  return {
    root,
    url: `http://127.0.0.1:${port}`,
    begin,
    async run(script, user = 'root') {
      const command = user === 'root' ? ['sh', '-ec', script] : ['runuser', '--user', user, '--', 'sh', '-ec', script];
      const child = begin(user === 'root' ? 'cd /root' : 'cd /', command, {});
      const { stdout, stderr } = child;
      if (!stdout || !stderr) throw new Error('It could not be begun');
      const [said, complained, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
      return { code: code ?? 1, output: said + complained };
    },
    async end() {
      front.close();
      bridging.kill();
      first.stdin?.end();
      first.kill('SIGKILL');
      if (first.exitCode === null && first.signalCode === null) await once(first, 'exit');
      await rm(sockets, { recursive: true });
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Puts a program onto the machine. */
export async function addProgram({ root }: Machine, name: string, script: string): Promise<void> {
  const path = join(root, 'usr/bin', name);
  await writeFile(path, script);
  await chmod(path, 0o755);
}
