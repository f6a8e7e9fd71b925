import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Clock } from '../../domain/instant.ts';

/** Milliseconds for an answer. */
const PATIENCE = 5000;

/** The certificate that a site shows. */
interface Certificate {
  endsAt: string;
  /** Why browsers refuse it, in the words of the TLS library; null where they take it. */
  fault: string | null;
}

const certificateOf = (socket: TLSSocket): Certificate => ({
  endsAt: new Date(socket.getPeerCertificate().valid_to).toISOString(),
  fault: socket.authorized ? null : String(socket.authorizationError),
});

/** Reads the certificate at an `https:` address, also one that browsers refuse. Throws where nothing speaks TLS there. */
export async function readCertificate(publicUrl: string): Promise<Certificate> {
  const { hostname, port } = new URL(publicUrl);
  const arrived = Promise.withResolvers<Certificate>();
  // Only looked at: nothing is sent over it.
  const servername = isIP(hostname) === 0 ? { servername: hostname } : {};
  const socket = connect({ host: hostname, port: Number(port || 443), ...servername, rejectUnauthorized: false });
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('No answer in time')));
  socket.once('error', arrived.reject);
  socket.once('secureConnect', () => {
    try {
      arrived.resolve(certificateOf(socket));
    } catch (error) {
      arrived.reject(error);
    }
  });
  try {
    return await arrived.promise;
  } finally {
    socket.destroy();
  }
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 3_600_000;

/** Knows when the site's own certificate ends, by looking at it now and then. */
export class CertificateWatch {
  readonly #publicUrl: string;
  readonly #clock: Clock;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #endsAt: string | null = null;

  constructor(publicUrl: string, clock: Clock) {
    this.#publicUrl = publicUrl;
    this.#clock = clock;
  }

  /** When it ends, by the last look; null where that is not known. Nobody waits for the next look. */
  endsAt(): string | null {
    const now = this.#clock().getTime();
    if (this.#publicUrl.startsWith('https:') && Math.abs(now - this.#lookedAt) > LOOK_EVERY) {
      this.#lookedAt = now;
      void this.#look();
    }
    return this.#endsAt;
  }

  async #look(): Promise<void> {
    this.#endsAt = await readCertificate(this.#publicUrl).then(
      ({ endsAt }) => endsAt,
      () => null,
    );
  }
}
