import { hash } from 'node:crypto';
import { Client, type ConnectConfig, type SFTPWrapper } from 'ssh2';
import { PlaceProblem } from './copy-place.ts';
import type { PlaceAddress } from './place-address.ts';

/** The address of another machine. */
export type OtherMachine = Extract<PlaceAddress, { kind: 'sftp' }>;

/** Milliseconds that the other machine has to answer at the beginning, and between two signs of life. */
const PATIENCE = 20_000;
const SIGN_OF_LIFE_EVERY = 10_000;

/** The codes of SFTP. */
export const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;
const FAILURE = 4;

export type Done<Result> = (error: Error | null | undefined, result: Result) => void;

/** One call of the library, which may also throw at once. */
export const asked = <Result>(call: (done: Done<Result>) => void): Promise<Result> =>
  new Promise((resolve, reject) => call((error, result) => (error ? reject(error) : resolve(result))));

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** `SHA256:…`, as `ssh-keygen -l` prints it. */
const fingerprintOf = (hostKey: Buffer) => `SHA256:${hash('sha256', hostKey, 'base64').replace(/=+$/, '')}`;

const basics = ({ host, port, user }: OtherMachine): ConnectConfig => ({
  host,
  port,
  username: user,
  readyTimeout: PATIENCE,
  keepaliveInterval: SIGN_OF_LIFE_EVERY,
  keepaliveCountMax: 3,
});

/** The fingerprint of the key with which another machine shows who it is. Nothing is believed, and nobody signs in. */
export async function findHostFingerprint(machine: OtherMachine): Promise<string> {
  const client = new Client();
  try {
    return await new Promise<string>((resolve, reject) => {
      const hostVerifier = (key: Buffer) => {
        resolve(fingerprintOf(key));
        return false;
      };
      client.on('error', (error) => reject(problemOf(machine, error))).connect({ ...basics(machine), hostVerifier });
    });
  } finally {
    client.end();
  }
}

const isHungUp = (error: unknown) =>
  error instanceof Error && /^(Connection lost|the connection was closed|No response)/.test(error.message);

function reasonOf(error: unknown): string {
  const level = error instanceof Error && 'level' in error ? error.level : undefined;
  if (level === 'client-authentication')
    return 'it refuses the key of this machine (COPY_SSH_KEY). Is its line in authorized_keys of that user?';
  // The library gives no level where the other machine hangs up at once.
  if (level === 'client-socket' || level === 'client-timeout' || level === 'client-dns' || isHungUp(error))
    return `it cannot be reached (${error instanceof Error ? error.message : error}). Is the network there?`;
  if (codeOf(error) === PERMISSION_DENIED) return 'that user may not do this there';
  if (codeOf(error) === NO_SUCH_FILE) return 'there is no such file or folder';
  if (codeOf(error) === FAILURE) return 'it could not be done there. Is its disk full?';
  return error instanceof Error ? error.message : String(error);
}

/** What another machine says comes into mails and onto the terminal of root: one short line, without what steers a terminal. */
const inOneLine = (words: string) => words.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);

export const problemOf = ({ shown }: OtherMachine, error: unknown): PlaceProblem =>
  error instanceof PlaceProblem
    ? error
    : new PlaceProblem(`${shown}: ${inOneLine(reasonOf(error)).replace(/[^?]$/, '$&.')}`, { cause: error });

/** Signs in at the other machine, if it is the one whose fingerprint is known. */
export async function connect(machine: OtherMachine, privateKey: Buffer, known: readonly string[], onEnd: () => void) {
  const client = new Client();
  let stranger: string | undefined;
  const hostVerifier = (key: Buffer) => {
    const fingerprint = fingerprintOf(key);
    if (known.includes(fingerprint)) return true;
    stranger = fingerprint;
    return false;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      client
        .on('ready', resolve)
        .on('error', reject)
        .on('close', () => {
          onEnd();
          reject(new Error('the connection was closed'));
        })
        .connect({ ...basics(machine), privateKey, hostVerifier });
    });
    // Small requests one after another: each would wait for the one before to be confirmed.
    client.setNoDelay(true);
    return { client, sftp: await asked<SFTPWrapper>((done) => client.sftp(done)) };
  } catch (error) {
    client.end();
    if (stranger === undefined) throw error;
    throw new PlaceProblem(
      `${machine.shown}: another machine answers there, with the fingerprint ${stranger}. Nothing was sent. If it was installed anew, look at its fingerprint and correct COPY_SSH_HOST.`,
    );
  }
}
