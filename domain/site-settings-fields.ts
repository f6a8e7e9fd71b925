import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { choice } from './fields/choice.ts';
import type { FieldFacts } from './fields/field.ts';
import { flag } from './fields/flag.ts';
import { group } from './fields/group.ts';
import { offeredLanguages } from './fields/languages.ts';
import { target } from './fields/link.ts';
import { givenNumber } from './fields/number.ts';
import { paragraphs, text } from './fields/text.ts';
import { inEachLanguage, languageWords, programLanguage } from './languages.ts';
import { replyText, staffText } from './reply-text.ts';
import { line, paragraphsUpTo } from './text.ts';

type TextFacts = FieldFacts & { autoComplete?: 'off' };

/** A text that may be empty. It must be sent all the same, as all settings are written at once. */
const mayBeEmpty = (facts: TextFacts) => ({ ...text(facts), written: line(200) });
const given = (missing: string, facts: TextFacts) => ({
  ...text({ ...facts, missing }),
  written: line(200).min(1, missing),
});
const longText = (max: number, rows: number, facts: FieldFacts) => ({
  ...paragraphs({ ...facts, max, rows }),
  written: paragraphsUpTo(max),
});

const year = (label: string) =>
  givenNumber({
    label,
    min: 1900,
    max: 2100,
    missing: staffText('enterYear'),
    wrong: staffText('yearBetween', 1900, 2100),
  });

const badLink = staffText('fullWebAddress');

export const socialNetworks = ['facebook', 'x', 'instagram', 'youtube', 'linkedin', 'whatsapp'] as const;

/** The names of the networks. They are the same in every language. */
export const networkNames: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

const network = choice({
  label: 'Network',
  wrong: staffText('chooseNetwork'),
  initial: 'facebook',
  choices: networkNames,
});

const label = given(staffText('labelRequired'), { label: 'Label', translated: true });

/** The languages' own names. */
export const languageNames = inEachLanguage((language) => languageWords[language].name);

/** Entries that each list takes. */
const MAX_ENTRIES = 6;

/** The settings in which the organisation describes itself. They are one record, kept as JSON. */
export const siteSettingsFields = {
  name: given(staffText('nameRequired'), { label: 'Name', autoComplete: 'off' }),
  tagline: mayBeEmpty({ label: 'Tagline', hint: 'Shown next to the name.', translated: true }),
  line: mayBeEmpty({ label: 'Line under the name', translated: true }),
  description: longText(1000, 4, { label: 'About the organisation', translated: true }),
  founded: year('Founded in'),
  legal_form: given(staffText('legalFormRequired'), { label: 'Legal form', translated: true }),
  registered_in: given(staffText('registeredInRequired'), { label: 'Registered in', translated: true }),
  /** Printed on receipts. */
  tax_number: text({ label: 'Tax number' }),
  mission: given(staffText('missionRequired'), { label: 'Mission', translated: true }),
  vision: given(staffText('visionRequired'), { label: 'Vision', translated: true }),
  group_size: given(staffText('groupSizeRequired'), {
    label: 'Members of a savings group',
    hint: 'For example, 15-30.',
  }),
  sign_in_claim: mayBeEmpty({
    label: 'Claim on the sign-in page',
    hint: 'Leave it empty to show none.',
    translated: true,
  }),
  /** Empty as long as the organisation has not given any; visitors then see none. So are `email` and `social_links`. */
  phone: mayBeEmpty({ label: 'Phone', autoComplete: 'off' }),
  email: {
    ...text({ label: 'E-mail', autoComplete: 'off' }),
    written: z.union([emailAddress, z.literal('')], { error: replyText('validEmail') }),
  },
  city: mayBeEmpty({ label: 'City', autoComplete: 'off', translated: true }),
  head_office: mayBeEmpty({ label: 'Head office', autoComplete: 'off', translated: true }),
  branch_office: mayBeEmpty({ label: 'Branch office', autoComplete: 'off', translated: true }),
  street: mayBeEmpty({
    label: 'Street',
    hint: 'Where the head office is, such as KK 15 Ave, house 12.',
    autoComplete: 'off',
  }),
  opening_hours: longText(300, 3, {
    label: 'Opening hours',
    hint: 'When the office is open, such as Monday to Friday, 8:00 to 17:00.',
    translated: true,
  }),
  social_links: group({
    label: 'Social links',
    one: 'social link',
    most: MAX_ENTRIES,
    fields: {
      network: { ...network, written: network.written.unwrap() },
      url: {
        ...target({ label: 'Address', missing: badLink, wrong: badLink }),
        written: line(2000, { missing: badLink, tooLong: badLink }).check(
          z.url({ protocol: /^https?$/, error: badLink }),
        ),
      },
    },
  }),
  fun_facts: group({
    label: 'Fun facts',
    one: 'fun fact',
    most: MAX_ENTRIES,
    fields: { value: given(staffText('valueRequired'), { label: 'Value' }), label },
  }),
  progress_bars: group({
    label: 'Progress bars',
    one: 'progress bar',
    most: MAX_ENTRIES,
    fields: {
      label,
      percent: givenNumber({
        label: 'Percent',
        min: 0,
        max: 100,
        missing: staffText('percentage'),
        wrong: staffText('percentage'),
        initial: 0,
      }),
    },
  }),
  copyright_year: year('Copyright year'),
  /** The languages offered to visitors beside the main one. */
  languages: offeredLanguages({ label: 'Languages' }),
  /** In lists visitors see first what is translated into their language. */
  translated_first: flag({
    label: 'Translated first',
    hint: 'In the lists of articles, photos and videos, content translated into the visitor’s language comes first.',
    wrong: staffText('chooseTranslatedFirst'),
    initial: false,
  }),
  /** The language of mails to the mailbox, which belongs to no one person. */
  notice_language: choice({
    label: 'Language of e-mails to the organisation',
    hint: 'For e-mails to the organisation’s address, for example about messages, pledges and registrations, and for notes that the site adds to records. E-mails to one person are in that person’s language.',
    wrong: staffText('chooseLanguage'),
    initial: programLanguage,
    choices: languageNames,
  }),
};
