import { staffAddresses } from '../../domain/addresses.ts';
import { type ContactMessage, type ContactMessageInput, subjectTypeLabels } from '../../domain/contact-message.ts';
import { mailboxOf, type SiteSettings } from '../../domain/site.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { acknowledgement, expiry, type FormMails, notice, subjectWords } from '../forms/mails.ts';

/** To staff: what was written. To the visitor: that it has arrived. */
export function contactMails(
  message: ContactMessageInput,
  site: SiteSettings,
  publicUrl: string,
  now: string,
): FormMails {
  const { name, email, phone, subject_type, subject, message: text } = message;
  return {
    toStaff: notice(
      {
        site,
        subject: `New message: ${subjectWords(subject)}`,
        fields: { Name: name, 'E-mail': email, Phone: phone, About: subjectTypeLabels[subject_type], Subject: subject },
        text,
        link: `${publicUrl}${staffAddresses.contacts}`,
      },
      now,
    ),
    toVisitor: acknowledgement(
      email,
      `${site.name}: we have your message`,
      [
        'Hello,',
        '',
        'Thank you for your message. We have received it and will answer you soon.',
        '',
        'If you did not write to us, somebody has mistyped their address, and you need do nothing.',
        '',
        site.name,
        publicUrl,
      ],
      now,
    ),
  };
}

/** The reply of staff. It does not quote the visitor: somebody else may have typed this address. */
export function replyMail(
  { email, subject }: Pick<ContactMessage, 'email' | 'subject'>,
  text: string,
  site: SiteSettings,
  publicUrl: string,
  now: string,
): Mail {
  const mailbox = mailboxOf(site);
  const answer = mailbox === null ? [] : [`To answer, write to ${mailbox}.`];
  const lines = [text, '', site.name, ...answer, publicUrl];
  return { recipient: email, subject: `Re: ${subjectWords(subject)}`, body: lines.join('\n'), expiresAt: expiry(now) };
}
