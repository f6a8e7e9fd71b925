import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id: 19 MiB (in KiB), two passes, one lane. Argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Made once at the start; verified against where there is no account, so that both answers take the same time. */
const nobody = hashPassword('the password of nobody at all');

/** Whether the password fits the hash. `null` (no such account, or none set) takes the same time and never fits. */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}
