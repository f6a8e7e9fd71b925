import { randomInt } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import type { Place } from '../../backup/place.ts';
import { makeTransport, verifySmtp } from '../../mail/transport.ts';
import { type Finding, type Findings, fine, problem } from './finding.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether the mail server takes us for whom we say we are. */
export async function checkMail({ config }: Place): Promise<Findings> {
  const { smtpUrl, dataFolder } = config;
  if (smtpUrl === null) {
    return problem(
      'SMTP_URL',
      `There is no mail server: no one gets a code to sign in with. E-mails are saved as files in ${dataFolder}/mail.`,
    );
  }
  const { host } = new URL(smtpUrl);
  try {
    await verifySmtp(smtpUrl);
  } catch (error) {
    return problem(
      'SMTP_URL',
      `${host} does not take mail from here (${messageOf(error)}). Look at name, port, user and password; @ and / in a password are written %40 and %2F.`,
    );
  }
  return fine('SMTP_URL', `${host} takes mail from here.`);
}

/** Whether mail comes from one address that a mail server can take for one. */
export async function checkSender({ config: { mailFrom } }: Place): Promise<Findings> {
  const [sender, ...others] = addressparser(mailFrom, { flatten: true });
  return others.length === 0 && z.email().safeParse(sender?.address).success
    ? fine('MAIL_FROM', `Mail comes from ${mailFrom}.`)
    : problem(
        'MAIL_FROM',
        `Mail servers cannot take “${mailFrom}” for a sender. Write a name and one address: The Organisation <office@example.org>`,
      );
}

/** Sends a mail that carries a number, which the reader compares with the one that is printed. */
export async function sendTestMail({ config }: Place, recipient: string): Promise<Finding> {
  const number = String(randomInt(100_000, 1_000_000));
  const transport = makeTransport(config, () => undefined);
  try {
    await transport.send({
      name: `doctor-${crypto.randomUUID()}`,
      recipient,
      subject: `Test mail ${number}`,
      body: `Mail from ${config.publicUrl} arrives. The number is ${number}.`,
      html: null,
      headers: {},
    });
    return fine(
      'test mail',
      `It is on its way to ${recipient}, with the number ${number}. If it does not arrive, look among the spam, and at the SPF and DKIM entries of the sender's domain.`,
    );
  } catch (error) {
    return problem('test mail', `It could not be sent to ${recipient} (${messageOf(error)}).`);
  } finally {
    transport.close();
  }
}
