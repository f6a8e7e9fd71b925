import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { composeMail, messageOf, type NameOfSite, type OutgoingMail, type Sender, senderOf } from './message.ts';

export interface Transport {
  /** Throws when the mail was not taken. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Milliseconds for each step of talking to a mail server. By itself the mailer waits half a minute for a name. */
const patience = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * RFC 5321 (4.5.3.2.6) lets a server think for ten minutes about a mail that it has whole. Trying again sooner would send
 * a campaign twice to everybody; a code is wanted now or not at all. Milliseconds.
 */
const CAMPAIGN_PATIENCE = 10 * 60_000;

type ReadSender = () => Promise<Sender>;

function smtpTransport(smtpUrl: string, sender: ReadSender, options: { socketTimeout?: number }): Transport {
  const smtp = createTransport({ url: smtpUrl, pool: true, maxConnections: 1, ...patience, ...options });
  return {
    async send(mail) {
      await smtp.sendMail(messageOf(mail, await sender()));
    },
    close: () => smtp.close(),
  };
}

/** Connects to a mail server and signs in there. Throws where it will not have us. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const smtp = createTransport({ url: smtpUrl, ...patience });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

/** The folder of mails that become files when there is no mail server. */
export const mailFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'mail');

/**
 * The transport without a mail server: every mail becomes a file, and its subject and first line are printed. The first
 * line of a sign-in mail has the code, so that a person who just started the program can sign in.
 */
export function fileTransport(folder: string, sender: ReadSender, print: (line: string) => void): Transport {
  return {
    async send(mail) {
      const { bytes } = await composeMail(mail, await sender());
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.name}.eml`), bytes.toString().replaceAll('\r\n', '\n'), { mode: 0o600 });
      print(`Mail to ${mail.recipient}: ${mail.subject}. ${mail.body.split('\n', 1)[0]}`);
    },
    close: () => undefined,
  };
}

/** The way mail leaves: the SMTP server of the settings, or files in the data folder. */
export function makeTransport(
  config: Config,
  print: (line: string) => void,
  nameOfSite: NameOfSite,
  options: { socketTimeout?: number } = {},
): Transport {
  const sender = () => senderOf(config, nameOfSite);
  return config.smtpUrl === null
    ? fileTransport(mailFolder(config), sender, print)
    : smtpTransport(config.smtpUrl, sender, options);
}

/** The way the mails of campaigns leave: over a connection of their own, so that nothing urgent waits for them. */
export const makeCampaignTransport = (config: Config, print: (line: string) => void, nameOfSite: NameOfSite) =>
  makeTransport(config, print, nameOfSite, { socketTimeout: CAMPAIGN_PATIENCE });
