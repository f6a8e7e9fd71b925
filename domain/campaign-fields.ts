import type { RowOf } from './fields/field.ts';
import { richText, text } from './fields/text.ts';
import { staffText } from './reply-text.ts';

/** The fields of a campaign of the newsletter. */
export const campaignFields = {
  subject: text({ label: 'Subject', missing: staffText('subjectRequired'), searched: true, translated: true }),
  content: richText({
    label: 'Newsletter',
    hint: 'A plain text version and an unsubscribe link are added automatically.',
    missing: staffText('newsletterEmpty'),
    translated: true,
  }),
};

export type CampaignColumns = RowOf<typeof campaignFields>;
