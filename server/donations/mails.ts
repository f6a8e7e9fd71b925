import { staffAddresses } from '../../domain/addresses.ts';
import { contactMethodLabels, type DonationInterestInput, donationTypeLabels } from '../../domain/donation-interest.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { acknowledgement, type FormMails, notice, subjectWords } from '../forms/mails.ts';

/** To staff: who is interested, and in what. To the visitor: that it has arrived. */
export function donationMails(
  interest: DonationInterestInput,
  site: SiteSettings,
  publicUrl: string,
  now: string,
): FormMails {
  return {
    toStaff: notice(
      {
        site,
        subject: `New interest in donating: ${subjectWords(interest.full_name)}`,
        fields: {
          Name: interest.full_name,
          'E-mail': interest.email,
          Phone: interest.phone,
          Organization: interest.organization,
          Kind: donationTypeLabels[interest.donation_type],
          Amount: interest.estimated_amount,
          'To be reached by': contactMethodLabels[interest.preferred_contact_method],
          'Best time': interest.best_contact_time,
        },
        text: interest.message,
        link: `${publicUrl}${staffAddresses.donations}`,
      },
      now,
    ),
    toVisitor: acknowledgement(
      interest.email,
      `${site.name}: thank you for your interest`,
      [
        'Hello,',
        '',
        'Thank you for your interest in supporting our work. We have received what you wrote and will be in touch soon.',
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
