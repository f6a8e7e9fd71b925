import { existsSync } from 'node:fs';
import { chmod, chown, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PlaceAccess } from '../../copies/open-place.ts';
import type { PlaceAddress } from '../../copies/place-address.ts';
import type { Talk } from './talk.ts';

type OtherMachine = Extract<PlaceAddress, { kind: 'sftp' }>;

/** What opens a place, and the settings in which that stands. */
export interface FoundAccess {
  access: PlaceAccess;
  settings: Record<string, string>;
}

const nothing: PlaceAccess = { accessKeyId: null, secretAccessKey: null, sshKey: null, sshHost: null };

async function bucketAccess(environment: NodeJS.ProcessEnv, { ask }: Talk): Promise<FoundAccess> {
  const accessKeyId = environment.COPY_ACCESS_KEY_ID || (await ask('The access key of the account of the bucket:'));
  const secretAccessKey = environment.COPY_SECRET_ACCESS_KEY || (await ask('Its secret key:'));
  if (accessKeyId === '' || secretAccessKey === '') throw new Error('A bucket needs an account. Nothing was set up.');
  return {
    access: { ...nothing, accessKeyId, secretAccessKey },
    settings: { COPY_ACCESS_KEY_ID: accessKeyId, COPY_SECRET_ACCESS_KEY: secretAccessKey },
  };
}

/** Where the key lies with which this machine signs in to another, unless `COPY_SSH_KEY` says so. */
export const sshKeyFile = (settingsFile: string | undefined): string =>
  join(settingsFile === undefined ? '.' : dirname(settingsFile), 'intambwe-copies.key');

/** Lets those read the key who may read the settings. */
export async function giveSshKey(path: string, settingsFile: string): Promise<void> {
  const { uid, gid } = await stat(settingsFile);
  await chown(path, uid, gid);
  await chmod(path, 0o640);
}

/** Makes the key with which this machine signs in, for those who may read the settings. */
async function makeSshKey(path: string, settingsFile: string | undefined): Promise<void> {
  const { utils } = await import('ssh2');
  await writeFile(path, utils.generateKeyPairSync('ed25519').private, { mode: 0o600, flag: 'wx' });
  if (settingsFile !== undefined) await giveSshKey(path, settingsFile);
}

async function publicLineOf(path: string): Promise<string> {
  const { utils } = await import('ssh2');
  const key = utils.parseKey(await readFile(path));
  if (key instanceof Error || Array.isArray(key))
    throw new Error(`${path} (COPY_SSH_KEY) is no key without a password.`);
  return `${key.type} ${key.getPublicSSH().toString('base64')} intambwe`;
}

async function machineAccess(
  machine: OtherMachine,
  environment: NodeJS.ProcessEnv,
  { ask, say }: Talk,
  settingsFile: string | undefined,
): Promise<FoundAccess> {
  const sshKey = environment.COPY_SSH_KEY || sshKeyFile(settingsFile);
  if (!existsSync(sshKey)) await makeSshKey(sshKey, settingsFile);
  say(`This machine signs in with the key ${sshKey}. On ${machine.host} this line has to stand in
.ssh/authorized_keys of the user ${machine.user}:

${await publicLineOf(sshKey)}
`);
  await ask('Press Enter when it does.');
  const { findHostFingerprint } = await import('../../copies/sftp-connection.ts');
  const fingerprint = await findHostFingerprint(machine);
  const known = (environment.COPY_SSH_HOST ?? '').split(/\s+/).filter((one) => one !== '');
  if (!known.includes(fingerprint)) {
    say(`${machine.host} shows itself with the fingerprint\n\n${fingerprint}\n`);
    say(`On that machine this prints it: ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub`);
    const answer = await ask('Are the two the same? Type yes:');
    if (answer.toLowerCase() !== 'yes') throw new Error('It may be another machine. Nothing was set up.');
    known.push(fingerprint);
  }
  const sshHost = known.join(' ');
  return { access: { ...nothing, sshKey, sshHost }, settings: { COPY_SSH_KEY: sshKey, COPY_SSH_HOST: sshHost } };
}

/** Finds out what opens a place: from the settings, else by asking. `settingsFile` is the service's, where there is one. */
export async function findAccess(
  place: PlaceAddress,
  environment: NodeJS.ProcessEnv,
  talk: Talk,
  settingsFile: string | undefined,
): Promise<FoundAccess> {
  if (place.kind === 's3') return bucketAccess(environment, talk);
  if (place.kind === 'sftp') return machineAccess(place, environment, talk, settingsFile);
  return { access: nothing, settings: {} };
}
