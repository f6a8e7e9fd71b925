import MailComposer from 'nodemailer/lib/mail-composer';
import type { Config } from '../config.ts';

/** A mail as it is about to leave. */
export interface OutgoingMail {
  /** Names it among all mails there are; it makes the Message-ID, so that a repeated try is recognised as the same mail. */
  name: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  html: string | null;
  /** Headers beyond the usual ones. */
  headers: Record<string, string>;
}

/** The name of the site, read anew for each mail: it may have been changed since. */
export type NameOfSite = () => Promise<string>;

/** The sender as the mail library takes it: that of the settings, otherwise the site by its name. */
export async function senderOf(
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
  nameOfSite: NameOfSite,
) {
  const from = mailFrom ?? { name: await nameOfSite(), address: `no-reply@${new URL(publicUrl).hostname}` };
  return { from, publicUrl };
}

export type Sender = Awaited<ReturnType<typeof senderOf>>;

/** The Message-ID, by which the receiving side and every mail server's log know the mail. */
export const messageIdOf = (name: string, publicUrl: string) => `<${name}@${new URL(publicUrl).hostname}>`;

/** The mail with its head, as the mail library takes it. */
export const messageOf = ({ name, recipient, subject, body, html, headers }: OutgoingMail, sender: Sender) => ({
  from: sender.from,
  to: { name: '', address: recipient },
  subject,
  text: body,
  // Addresses stay legible in it, so that mails kept as files can be searched for them.
  textEncoding: 'quoted-printable' as const,
  ...(html === null ? {} : { html }),
  headers,
  messageId: messageIdOf(name, sender.publicUrl),
});

/** The mail as it goes over the line, with the two addresses on its envelope. */
export async function composeMail(mail: OutgoingMail, sender: Sender) {
  const node = new MailComposer(messageOf(mail, sender)).compile();
  return { envelope: node.getEnvelope(), bytes: await node.build() };
}
