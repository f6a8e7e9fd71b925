import type { CampaignInput } from '../../domain/campaign.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { OutgoingMail } from '../mail/message.ts';
import { campaignText } from './campaign-text.ts';
import { unsubscribeLink } from './mails.ts';

/** Inline styles: mail programs support little else. */
const page = 'margin:0;padding:24px 16px;background:#f7f1e6;color:#1b1411;font:17px/1.6 Georgia,serif';
const column = 'max-width:38em;margin:0 auto';
const foot = 'margin-top:40px;padding-top:16px;border-top:1px solid #a8927c;font-size:14px';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Addresses below the site's root lead nowhere from a mailbox. */
const withWholeAddresses = (html: string, publicUrl: string) =>
  html
    .replaceAll(/ (href|src)="\//g, ` $1="${publicUrl}/`)
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');

/** A recipient of the campaign, and the secret with which they unsubscribe. */
export interface CampaignReader {
  recipient: string;
  language: Language;
  leaveToken: string;
}

/** What a campaign says of its texts, in the language of a reader. */
interface TextMarks {
  untranslated?: readonly string[];
  written_in?: Language;
}

/** The campaign as one reader gets it: text and HTML, and for their mail program a button to leave with (RFC 8058). */
export function campaignMail(
  { subject, content, untranslated = [], written_in = mainLanguage() }: CampaignInput & TextMarks,
  { recipient, language, leaveToken }: CampaignReader,
  site: SiteSettings,
  publicUrl: string,
): Omit<OutgoingMail, 'name'> & { html: string } {
  const words = catalogues[language].mails;
  const because = words.whyYouReceive(site.name);
  const leaveLink = unsubscribeLink(publicUrl, language, leaveToken);
  const whole = withWholeAddresses(content, publicUrl);
  // A translation is published with all of its texts or not at all.
  const written = untranslated.length === 0 ? language : written_in;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title lang="${written}">${escaped(subject)}</title><meta name="viewport" content="width=device-width">`,
    // Its colours are those of paper: mail programs that turn colours round for the dark leave it as it is.
    '<meta name="color-scheme" content="light"></head>',
    `<body style="${page}"><div style="${column}"><div lang="${written}">${whole}</div>`,
    `<p style="${foot}">${escaped(because)} <a href="${leaveLink}">${escaped(words.unsubscribe)}</a></p></div></body></html>`,
  ].join('\n');
  return {
    recipient,
    subject,
    body: [campaignText(whole), '', '-- ', because, words.toUnsubscribe(leaveLink)].join('\n'),
    html,
    headers: {
      'List-Id': `<newsletter.${new URL(publicUrl).hostname}>`,
      // A mail program sends its one word here and follows no redirect: English is there whatever languages staff offer.
      'List-Unsubscribe': `<${unsubscribeLink(publicUrl, mainLanguage(), leaveToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
