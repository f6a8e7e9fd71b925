import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { measuredAdmin, serveProduct } from '../../bench/servers.ts';
import { makeCopyKey, printCopyKey } from '../../server/copies/copy-key.ts';
import { type CopyState, readCopyStates } from '../../server/copies/copy-state.ts';
import { markFolder } from '../../server/copies/folder-place.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openOtherMachine } from '../support/other-machine.ts';
import { openBucket } from '../support/s3.ts';

// The trial of who is told when a bucket and another machine cannot be reached for three days, run by hand as root on the built program;
// it takes three quarters of an hour. The clock of all processes is moved by libfaketime (apt-get install faketime openssh-server):
//
//   echo +0s > /tmp/clock
//   LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1 FAKETIME_TIMESTAMP_FILE=/tmp/clock FAKETIME_NO_CACHE=1 \
//     DONT_FAKE_MONOTONIC=1 node tests/copies/outer-mails.ts
//
// It prints each mail with its moment and recipients, what the places say, and whether a save was ever refused.

const clock = process.env.FAKETIME_TIMESTAMP_FILE;
if (clock === undefined) throw new Error('Start it as its first lines say.');

const MINUTE = 60_000;

/** The program looks at what is watched every five minutes, by a clock that is not moved. */
const LOOK = 5.5 * MINUTE;

async function moveClock(minutes: number): Promise<void> {
  await writeFile(`${clock}.part`, `+${minutes * 60}s`);
  await rename(`${clock}.part`, String(clock));
}

/** A connection to a port that can be cut, as a network is. */
async function openLine(to: number) {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close: () => server.close(),
  };
}

const began = performance.now();
const since = () =>
  `${((performance.now() - began) / MINUTE).toFixed(1)} min, the clock at ${new Date().toISOString()}`;
const say = (what: unknown) => console.log(since(), what);

const folder = await mkdtemp(join(tmpdir(), 'intambwe-mails-'));
const data = join(folder, 'data');
const mailbox = await openMailbox(async ({ subject, to, text }) => {
  if (subject !== undefined) say({ mail: subject, to: to?.map(({ address }) => address), text: text?.slice(0, 300) });
});
const bucket = await openBucket();
const machine = await openOtherMachine();
await markFolder(machine.folder);
const portOf = (address: string) => Number(/:(\d+)(?=$|[/&])/.exec(address)?.[1]);
const [toBucket, toMachine] = [
  await openLine(portOf(bucket.settings.MEDIA_URL ?? '')),
  await openLine(portOf(machine.address)),
];
const places = [
  `${bucket.settings.MEDIA_URL?.replace('?', '/copies?').replace(/(127\.0\.0\.1:)\d+/, `$1${toBucket.port}`)}`,
  `${machine.address.replace(/:\d+$/, `:${toMachine.port}`)}${machine.folder}`,
];
const product = await serveProduct(data, {
  COPY_ACCESS_KEY_ID: bucket.settings.AWS_ACCESS_KEY_ID ?? '',
  COPY_SECRET_ACCESS_KEY: bucket.settings.AWS_SECRET_ACCESS_KEY ?? '',
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'site@example.org',
  COPY_TO: places.join(' '),
  COPY_KEY: printCopyKey(makeCopyKey()),
  COPY_SSH_KEY: machine.key,
  COPY_SSH_HOST: machine.fingerprint,
});

async function call(method: string, path: string, body: unknown, access?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
  return fetch(`${product.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
}

async function signIn(): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = measuredAdmin;
  const login = await call('POST', '/login/', { email, password });
  const { challenge } = z.object({ challenge: z.string() }).parse(await login.json());
  let otp: string | undefined;
  while (otp === undefined) otp = /\b\d{6}\b/.exec((await mailbox.take(email)).text ?? '')?.[0];
  const verified = await call('POST', '/verify-otp/', { email, otp, challenge });
  return z.object({ access: z.string() }).parse(await verified.json()).access;
}

/** Saves twice a second for so long; a session that ended meanwhile is begun anew. */
async function write(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let [saves, refused, slowest] = [0, 0, 0];
  let access = await signIn();
  while (performance.now() < end) {
    const sent = performance.now();
    const reply = await call('POST', '/announcements/', { title: `Save ${saves}`, message: 'Of a trial' }, access);
    if (reply.status === 401) access = await signIn();
    else if (reply.status === 201) saves += 1;
    else refused += 1;
    slowest = Math.max(slowest, performance.now() - sent);
    await pause(500);
  }
  say({ saves, refused, slowest: `${Math.round(slowest)} ms` });
}

const states = (): Promise<CopyState[]> => readCopyStates(data);
const sayStates = async () =>
  say((await states()).map(({ place, problem, copiedUntil }) => ({ place, problem, copiedUntil })));
const areWell = async (from: string) => {
  const found = await states();
  return (
    found.length === 2 && found.every(({ problem, copiedUntil }) => problem === null && (copiedUntil ?? '') > from)
  );
};
async function untilWell(): Promise<void> {
  const [from, asked] = [new Date().toISOString(), performance.now()];
  while (!(await areWell(from))) await pause(500);
  say({ bothCopiedAgainAfter: `${((performance.now() - asked) / 1000).toFixed(1)} s` });
}

try {
  await write(5000);
  await untilWell();
  await write(LOOK);
  toBucket.cut();
  toMachine.cut();
  say('The network is cut');
  await write(2 * LOOK);
  await sayStates();
  for (let day = 1; day <= 3; day += 1) {
    await moveClock(day * 24 * 60);
    say(`Day ${day}`);
    await write(LOOK);
    await sayStates();
  }
  toBucket.mend();
  toMachine.mend();
  say('The network is back');
  await Promise.all([untilWell(), write(LOOK)]);
  await moveClock(3 * 24 * 60 + 40);
  await write(LOOK);
  await sayStates();
} finally {
  await product.stop();
  await Promise.all([mailbox.close(), bucket.close(), machine.close()]);
  toBucket.close();
  toMachine.close();
  await rm(folder, { recursive: true });
}
process.exit();
