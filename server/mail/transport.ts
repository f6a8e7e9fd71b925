import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface OutgoingMail {
  /** The outbox's number; it makes the Message-ID, so that a repeated try is recognised as the same mail. */
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

export interface Transport {
  /** Throws when the mail was not taken. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const messageId = (mail: OutgoingMail, publicUrl: string) => `<outbox-${mail.id}@${new URL(publicUrl).hostname}>`;

function smtpTransport(smtpUrl: string, mailFrom: string, publicUrl: string): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await smtp.sendMail({
        from: mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        messageId: messageId(mail, publicUrl),
      });
    },
    close: () => smtp.close(),
  };
}

/**
 * Where there is no mail server: every mail becomes a file, and its subject is printed. The subject of a sign-in mail
 * carries the code, so that a person who just started the program can sign in.
 */
function fileTransport(folder: string, mailFrom: string, publicUrl: string, print: (line: string) => void): Transport {
  const stream = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await stream.sendMail({
        from: mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        messageId: messageId(mail, publicUrl),
      });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 });
      print(`Mail to ${mail.recipient}: ${mail.subject}`);
    },
    close: () => stream.close(),
  };
}

/** The way mail leaves: the SMTP server of the settings, or files in the data folder. */
export function makeTransport(config: Config, print: (line: string) => void): Transport {
  return config.smtpUrl === null
    ? fileTransport(join(config.dataFolder, 'mail'), config.mailFrom, config.publicUrl, print)
    : smtpTransport(config.smtpUrl, config.mailFrom, config.publicUrl);
}
