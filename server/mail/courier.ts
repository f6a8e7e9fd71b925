import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config.ts';
import { composeMail, type OutgoingMail, type Sender } from './message.ts';
import { fileTransport, mailFolder } from './transport.ts';

/**
 * Asked when all of a mail is over but its very end, without which no server takes it: true lets it go, false takes it
 * back.
 */
export type Seal = () => Promise<boolean>;

/** Carries one mail at a time, and knows at each moment whether it can still be taken back. */
export interface Courier {
  /**
   * Answers whether the mail was taken; it was not when `seal` said so. Throws `NotTaken` when it certainly was not, and
   * `NotAnswered` when the server never said, although it had all of it.
   */
  deliver(mail: OutgoingMail, seal: Seal): Promise<boolean>;
  close(): void;
}

/** The server does not have the mail. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  /** The server will never take this mail to this address. */
  readonly isFinal: boolean;
  /** It was about the server, not about this mail: others would fare the same. */
  readonly isLineDown: boolean;

  constructor(message: string, { isFinal = false, isLineDown = false }: { isFinal?: boolean; isLineDown?: boolean }) {
    super(message);
    this.isFinal = isFinal;
    this.isLineDown = isLineDown;
  }
}

/** The server has all of the mail, and was given up before it said what it makes of it. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

/** Not a fault: the mail was taken back before its end. */
class TakenBack extends Error {}

/** RFC 5321 (4.5.3.2) lets a server think for ten minutes after the end of a mail; impatience there makes doubles. */
const PATIENCE = 10 * 60_000;
const CONNECTING = 10_000;

function connect(smtpUrl: string): Promise<SMTPConnection> {
  const { auth, host, port, secure, tls } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    tls,
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: PATIENCE,
  });
  return new Promise((resolve, reject) => {
    // It stays: without a listener, what goes wrong while nobody waits would end the process.
    connection.on('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      if (!auth || !connection.allowsAuth) return resolve(connection);
      connection.login(auth, (refused) => (refused ? reject(refused) : resolve(connection)));
    });
  });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a failed transaction says about the mail; `isSealed`: the server had all of it. */
function faultOf(error: NodemailerError, isSealed: boolean): Error {
  const { message, responseCode, permanent, code, command } = error;
  // "Closing": the server is busy or going down, whatever the mail.
  if (responseCode === 421) return new NotTaken(message, { isLineDown: true });
  if (responseCode !== undefined)
    return new NotTaken(message, { isFinal: permanent === true && command !== 'MAIL FROM' });
  if (isSealed && code === 'ETIMEDOUT') return new NotAnswered(message);
  // Whoever closes without an answer has not taken the mail: RFC 5321 (3.8) has it tried again.
  return new NotTaken(message, { isLineDown: true });
}

/** Speaks SMTP over one connection of its own, which it keeps as long as it works. */
class SmtpCourier implements Courier {
  readonly #smtpUrl: string;
  readonly #sender: Sender;
  #connection: SMTPConnection | undefined;

  constructor(smtpUrl: string, sender: Sender) {
    this.#smtpUrl = smtpUrl;
    this.#sender = sender;
  }

  async deliver(mail: OutgoingMail, seal: Seal): Promise<boolean> {
    const { envelope, bytes } = await composeMail(mail, this.#sender);
    const connection = await this.#connected();
    let isSealed = false;
    async function* piecewise() {
      yield bytes;
      isSealed = await seal();
      if (!isSealed) throw new TakenBack();
    }
    try {
      await new Promise<void>((resolve, reject) => {
        connection.send(envelope, Readable.from(piecewise()), (error) => (error ? reject(error) : resolve()));
      });
      return true;
    } catch (error) {
      // Closing in the middle of a mail is the only way to take it back.
      this.close();
      if (error instanceof TakenBack) return false;
      throw error instanceof Error ? faultOf(error, isSealed) : error;
    }
  }

  async #connected(): Promise<SMTPConnection> {
    if (this.#connection && !this.#connection.destroyed) return this.#connection;
    try {
      this.#connection = await connect(this.#smtpUrl);
      return this.#connection;
    } catch (error) {
      throw new NotTaken(reasonOf(error), { isLineDown: true });
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

/** The way letters leave: the SMTP server of the settings, or files in the data folder. */
export function makeCourier(config: Config, print: (line: string) => void): Courier {
  if (config.smtpUrl !== null) return new SmtpCourier(config.smtpUrl, config);
  const files = fileTransport(mailFolder(config), config, print);
  return {
    async deliver(mail, seal) {
      if (!(await seal())) return false;
      await files.send(mail);
      return true;
    },
    close: files.close,
  };
}
