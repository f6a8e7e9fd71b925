import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

// What lies at a place is sealed with the organisation’s key: nobody without it reads it, and nothing can be changed, or put in
// another’s place, without being found.

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The bytes are damaged, were sealed with another key, or stand in another’s place. */
export class BadSeal extends Error {
  override readonly name = 'BadSeal';
}

/** A number that nobody without the key can compute: of 32 bytes, for one purpose. */
export function keyedHash(key: Uint8Array, purpose: string, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `intambwe ${purpose}`, 32)));
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/**
 * Encrypts bytes that are opened under this name alone. The same bytes under the same name are sealed the same way each time: one that is
 * written a second time, because the first reply was lost, is the same.
 */
export function seal(bytes: Uint8Array, name: string, key: Uint8Array): Uint8Array {
  const nonce = keyedHash(key, 'nonce', `${name}\0`, bytes).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what was sealed under this name. Throws `BadSeal`. */
export function unseal(sealed: Uint8Array, name: string, key: Uint8Array): Buffer {
  try {
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, end)), decipher.final()]);
  } catch (error) {
    throw new BadSeal(`${name} is damaged, or this is not its key.`, { cause: error });
  }
}
