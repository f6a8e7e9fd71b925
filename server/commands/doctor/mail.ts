import { randomInt } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { later } from '../../../domain/instant.ts';
import type { Place } from '../../backup/place.ts';
import { mailFolder, makeTransport, verifySmtp } from '../../mail/transport.ts';
import { readSiteSettings } from '../../site/store.ts';
import { unsentMail } from '../facts.ts';
import { type Finding, type Findings, fine, problem, warning } from './finding.ts';
import { certificateFault, isNotTls } from './tls.ts';

const DAY = 24 * 3_600_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Says why a mail server cannot be used, and what to change. */
function whyRefused(smtpUrl: string, error: string): string {
  const { host, hostname, protocol } = new URL(smtpUrl);
  const certificate = certificateFault(error, hostname);
  if (certificate !== undefined)
    return `${certificate} Mail is not sent to a server that cannot show who it is. Is ${hostname} the name that its provider gives?`;
  if (protocol === 'smtps:' && isNotTls(error))
    return `${host} does not begin with TLS. Write smtp:// in place of smtps://, or the port for TLS, as a rule 465.`;
  return `${host} does not take mail from here (${error}). Look at name, port, user and password; @ and / in a password are written %40 and %2F.`;
}

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
    return problem('SMTP_URL', whyRefused(smtpUrl, messageOf(error)));
  }
  return fine('SMTP_URL', `${host} takes mail from here.`);
}

/** Milliseconds for which a mail may wait: the first tries after a hitch are over by then. */
const WAITS_TOO_LONG = 10 * 60_000;

/** Checks that mail leaves: what has waited for long, and what was given up in the last day, with the mail server's words. */
export async function checkOutbox({ db }: Place, now: Date): Promise<Findings> {
  const unsent = await unsentMail(db);
  const last = await db
    .selectFrom('mails')
    .select('last_error')
    .where('campaign_id', 'is', null)
    .where('sent_at', 'is', null)
    .where('created_at', '<', later(now, -WAITS_TOO_LONG))
    .where((mail) => mail.or([mail('failed_at', 'is', null), mail('failed_at', '>', later(now, -DAY))]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return fine('outbox', unsent === undefined ? 'No mail waits.' : `Mail: ${unsent}.`);
  const said = last.last_error === null ? 'Does the service run?' : `The last word on it: ${last.last_error}`;
  return problem('outbox', `Mail does not leave: ${unsent}. ${said}`);
}

/** Whether mail comes from one address that a mail server can take for one. */
export async function checkSender({ config: { mailFrom } }: Place): Promise<Findings> {
  if (mailFrom === null) {
    return warning(
      'MAIL_FROM',
      'Not set: mail comes from no-reply@ and the name of the site. Does that address exist?',
    );
  }
  const [sender, ...others] = addressparser(mailFrom, { flatten: true });
  return others.length === 0 && z.email().safeParse(sender?.address).success
    ? fine('MAIL_FROM', `Mail comes from ${mailFrom}.`)
    : problem(
        'MAIL_FROM',
        `Mail servers cannot take “${mailFrom}” for a sender. Write a name and one address: The Organisation <office@example.org>`,
      );
}

/** Sends a mail that carries a number, which the reader compares with the one that is printed. */
export async function sendTestMail({ config, db }: Place, recipient: string): Promise<Finding> {
  const number = String(randomInt(100_000, 1_000_000));
  const transport = makeTransport(
    config,
    () => undefined,
    async () => (await readSiteSettings(db)).name,
  );
  try {
    await transport.send({
      name: `doctor-${crypto.randomUUID()}`,
      recipient,
      subject: `Test mail ${number}`,
      body: `Mail from ${config.publicUrl} arrives. The number is ${number}.`,
      html: null,
      headers: {},
    });
    if (config.smtpUrl === null)
      return problem('test mail', `It was not sent: there is no mail server. It is a file in ${mailFolder(config)}.`);
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
