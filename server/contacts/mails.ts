import { type ContactMessageInput, subjectTypeLabels } from '../../domain/contact-message.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { acknowledgement, notice, subjectWords } from '../forms/mails.ts';
import type { Mail } from '../mail/outbox.ts';
import { staffAddresses } from '../pages/addresses.ts';

/** To staff: what was written. To the visitor: that it has arrived. */
export function contactMails(message: ContactMessageInput, site: SiteSettings, publicUrl: string, now: string): Mail[] {
  const { name, email, phone, subject_type, subject, message: text } = message;
  return [
    notice(
      {
        recipient: site.email,
        subject: `New message: ${subjectWords(subject)}`,
        fields: { Name: name, 'E-mail': email, Phone: phone, About: subjectTypeLabels[subject_type], Subject: subject },
        text,
        link: `${publicUrl}${staffAddresses.contacts}`,
      },
      now,
    ),
    acknowledgement(
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
  ];
}
