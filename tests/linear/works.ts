import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { pageBlocks } from '../../blocks/registry.ts';
import * as csv from '../../domain/csv.ts';
import { isPlace } from '../../domain/fields/group.ts';
import { choicesIn } from '../../domain/fields/question.ts';
import { folded, inFoldedOrder, withoutAccents } from '../../domain/folded.ts';
import { formIn } from '../../domain/form-address.ts';
import { programLanguage, splitLanguage } from '../../domain/languages.ts';
import type { TroubledLink } from '../../domain/links.ts';
import { MAX_SEARCH } from '../../domain/listing.ts';
import { passwordFault, readingsOf } from '../../domain/password.ts';
import { isPermission } from '../../domain/permission.ts';
import { isPhoneNumber, partsOfNumber, phoneDigits, phoneNumber } from '../../domain/phone.ts';
import { asAddress } from '../../domain/privacy.ts';
import { differsByOneSlip, wordsIn, wordsOf } from '../../domain/search-words.ts';
import { completedSettings, postalAddress } from '../../domain/site.ts';
import { slugOf } from '../../domain/slug.ts';
import { findStaffScreen } from '../../domain/staff-screens.ts';
import { standardPageAt } from '../../domain/standard-page.ts';
import { isPlainNumber } from '../../domain/table-file.ts';
import { cut, withoutInvisible } from '../../domain/text.ts';
import { fieldLabel } from '../../domain/translation/field-label.ts';
import * as upload from '../../domain/upload.ts';
import { fullName } from '../../domain/user.ts';
import * as video from '../../domain/video.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { testModules } from '../../modules/tests.ts';
import { changesBetween } from '../../server/audit/changes.ts';
import { askedOfIndex, says } from '../../server/audit/search.ts';
import { parseSettings } from '../../server/commands/settings-file.ts';
import { readCopyKey } from '../../server/copies/copy-key.ts';
import { readPieceName } from '../../server/copies/piece.ts';
import { readPlaceAddress } from '../../server/copies/place-address.ts';
import { openDatabase } from '../../server/database/open.ts';
import { subjectWords } from '../../server/forms/mails.ts';
import { cacheKey } from '../../server/front/page-cache.ts';
import { takes } from '../../server/front/reply.ts';
import { holdsPledge } from '../../server/giving/searches.ts';
import { askedMoment } from '../../server/going-back/asked-moment.ts';
import * as plain from '../../server/html/plain-text.ts';
import { readHtml, withoutMarks } from '../../server/html/read.ts';
import { sanitise } from '../../server/html/sanitise.ts';
import * as xml from '../../server/html/xml.ts';
import { readRange } from '../../server/http/byte-range.ts';
import { isDashboardAddress } from '../../server/http/dashboard-language.ts';
import { isStorable, parseJson } from '../../server/http/input.ts';
import { preferredLanguage } from '../../server/http/language.ts';
import { boundaryOf, readParts } from '../../server/http/multipart.ts';
import * as network from '../../server/http/network.ts';
import { worded } from '../../server/http/reply-words.ts';
import { normaliseEmail } from '../../server/identity/accounts.ts';
import { deviceOf } from '../../server/identity/sessions.ts';
import { linksIn, withLinks } from '../../server/links/in-html.ts';
import * as oldPath from '../../server/links/old-path.ts';
import { ownLink } from '../../server/links/own-link.ts';
import { formPath, placeOf, standardPath } from '../../server/links/place.ts';
import { messageIdOf, messageOf } from '../../server/mail/message.ts';
import { readBucketAddress } from '../../server/media/bucket-address.ts';
import * as keys from '../../server/media/keys.ts';
import { campaignMail } from '../../server/newsletter/campaign-mail.ts';
import { campaignText } from '../../server/newsletter/campaign-text.ts';
import { isFile } from '../../server/pages/file-path.ts';
import { canBeOld, isInEachLanguage, isOwnAddress, isReservedAddress } from '../../server/pages/own-addresses.ts';
import { styleFrom } from '../../server/pages/page-style.ts';
import { jsonSaysAddress, saysAddress, withoutAddress } from '../../server/privacy/address.ts';
import { readMailFile } from '../../server/privacy/mail-files.ts';
import { missedPath } from '../../server/redirects/missed-path.ts';
import { readRedirectTable } from '../../server/redirects/read-table.ts';
import { isInAddress } from '../../server/redirects/searching.ts';
import { readTarget } from '../../server/redirects/wanted.ts';
import { searchedDigits } from '../../server/resource/phone-search.ts';
import {
  contains,
  containsFolded,
  containsInAnyLanguage,
  containsWithAccents,
  holdsText,
  isAmongNewest,
  isFound,
  isFoundBy,
  isFoundByAll,
  isFoundInAnyLanguage,
  isFoundInOrder,
  isFoundInRow,
  isNamed,
  isShort,
  lineContains,
  patternOf,
} from '../../server/resource/searching.ts';
import { saysTyped } from '../../server/resource/typed-address.ts';
import { escapeText, fold } from '../../server/seo/calendar.ts';
import { marked, snippetOf } from '../../server/site-search/snippet.ts';
import { countIn, termsOf } from '../../server/site-search/terms.ts';
import { answersIn } from '../../server/staff-forms/answers.ts';
import { fingerprintOf } from '../../server/translations/fingerprint.ts';
import { ownFilesIn, withoutFiles } from '../../server/versions/gone.ts';
import { compareBlocks, compareWords } from '../../web/dashboard/comparison/compare.ts';
import { writtenAt } from '../../web/dashboard/edit-this-page/places.ts';
import { withoutStyles } from '../../web/dashboard/editor/clean-paste.ts';
import { readFilmAddress, readLinkAddress } from '../../web/dashboard/editor/typed-address.ts';
import { titleOfFile } from '../../web/dashboard/media/title-of-file.ts';
import { firstWords } from '../../web/dashboard/page-blocks/held-blocks.ts';
import { wordedForStaff } from '../../web/dashboard/replies/worded.ts';
import { initialsOf } from '../../web/dashboard/session/account.ts';
import { wordedSettingsFields } from '../../web/dashboard/site-settings/fields.ts';
import { findSettings } from '../../web/dashboard/site-settings/places.ts';
import { capitalChecks } from '../../web/dashboard/writing/checks/capitals.ts';
import { deadLinkFindings, deadLinksIn } from '../../web/dashboard/writing/checks/dead-links.ts';
import { fieldFindings } from '../../web/dashboard/writing/checks/fields.ts';
import { quoted } from '../../web/dashboard/writing/checks/finding.ts';
import { headingChecks } from '../../web/dashboard/writing/checks/headings.ts';
import { linkWordChecks } from '../../web/dashboard/writing/checks/link-words.ts';
import { readPage } from '../../web/dashboard/writing/checks/page-text.ts';
import { pictureChecks } from '../../web/dashboard/writing/checks/pictures.ts';
import { sentenceChecks } from '../../web/dashboard/writing/checks/sentences.ts';
import { isVague, plainly } from '../../web/dashboard/writing/checks/vague-words.ts';
import { wordsIn as wordsOfBlock } from '../../web/dashboard/writing/checks/words-in.ts';
import type { WrittenText } from '../../web/dashboard/writing/checks/written-text.ts';
import { withOwnLinks } from '../../web/site/components/own-links.ts';
import { shareLinks } from '../../web/site/components/share-links.ts';
import { telephoneLink } from '../../web/site/components/telephone-link.ts';
import { mapsOf } from '../../web/site/contact/maps.ts';
import { pageInLanguages } from '../../web/site/layout/page-in-languages.ts';
import { ledTo } from '../../web/site/page-leads.ts';
import { calendarDay } from '../../web/ui/format.ts';
import { tablesIn, withTableBoxes } from '../../web/ui/table-boxes.ts';
import { givingWorks } from './giving-works.ts';
import type { Work } from './growth.ts';

const PUBLIC_URL = 'https://site.example';
const EMAIL = 'ann@example.org';
const PHONE = '+250788111222';

/** Characters of an address: the mail server's own limit, which every form checks. */
const MAX_ADDRESS_LENGTH = 254;

/** Characters of a password: everybody who reads one has asked `passwordFault` first. */
const MAX_PASSWORD_LENGTH = 200;

/** Bytes that come from a network at once. */
const PIECE = 64 * 1024;

/** Characters of an address that is asked for: Node's server refuses longer heads. */
const MAX_REQUEST_LENGTH = 16 * 1024;

/** No rule is found, so that reading the document is what takes time. */
const styleOf = styleFrom({ ofAllPages: [], ofInnerPages: [], islands: {}, ofScript: [] });

const nothing = () => undefined;

const database = openDatabase(':memory:');

let times = 0;

/** Sanitised texts are cached for one address of the site. */
function sanitiseAnew(html: string): string {
  times += 1;
  return sanitise(html, `${PUBLIC_URL}/${times}`);
}

/** The head of a mail: what people wrote is in its subject, and an address is no longer than a form takes. */
function mailHead(text: string): string {
  const mail = { name: 'a', body: '', html: null, headers: { 'List-Id': text } };
  const message = messageOf(
    { ...mail, recipient: text.slice(0, MAX_ADDRESS_LENGTH), subject: text },
    { from: EMAIL, publicUrl: PUBLIC_URL },
  );
  return new MailComposer(message).compile().buildHeaders();
}

const campaign = (content: string) =>
  campaignMail(
    { subject: content, content },
    { recipient: EMAIL, language: programLanguage, leaveToken: 'token' },
    completedSettings({}, null),
    PUBLIC_URL,
  );

/** A form with files, in pieces as they come from a network. */
async function readForm(text: string): Promise<void> {
  const form = Buffer.from(`--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--b--\r\n`);
  const pieces = (async function* () {
    for (let at = 0; at < form.length; at += PIECE) yield form.subarray(at, at + PIECE);
  })();
  for await (const { content } of readParts(pieces, 'b')) for await (const _ of content) nothing();
}

const folder = mkdtempSync(join(tmpdir(), 'intambwe-linear-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

async function fromFile(text: string): Promise<void> {
  const file = join(folder, 'text');
  await writeFile(file, text);
  await readMailFile(file);
}

const table = [{ heading: 'Text', cell: (text: string) => text }];

const modulesWorks = (
  await Promise.all(testModules.map(async ({ works }) => Object.entries((await works?.()) ?? {})))
).flat();

/** Functions that take a text, by the file they are in. Those with more parameters are given the rest here. */
/** Words that are looked for in a text. */
/** A text as the checks before publishing read it. */
function asWritten(text: string): WrittenText {
  const place = { from: 1, to: 1 + text.length };
  const link = { ...place, words: text, href: text, isPicture: false };
  return {
    blocks: [
      { ...place, text, level: 2 },
      { ...place, text, level: null },
    ],
    links: [link, link],
    pictures: [{ ...place, src: '/media/a.jpg', alt: text }],
  };
}

const deadLinkTo = (text: string): TroubledLink => ({
  id: 1,
  address: text,
  words: text,
  language: null,
  trouble: 'gone',
  title: text,
});

const soughtWords = new Set(['a', 'maize']);

const byFile: Readonly<Record<string, Readonly<Record<string, Work>>>> = {
  ...givingWorks,
  ...Object.fromEntries(modulesWorks),
  'domain/csv.ts': {
    disarmed: csv.disarmed,
    rearmed: csv.rearmed,
    csvLines: (text) => csv.csvLines(table, [text]),
  },
  'domain/table-file.ts': { isPlainNumber },
  'domain/languages.ts': { splitLanguage },
  'domain/password.ts': { passwordFault, readingsOf: (text) => readingsOf(text.slice(0, MAX_PASSWORD_LENGTH)) },
  'domain/permission.ts': { isPermission },
  'domain/folded.ts': { folded, withoutAccents, inFoldedOrder: (text) => inFoldedOrder(text, `${text}a`) },
  'domain/phone.ts': { isPhoneNumber, partsOfNumber, phoneDigits, phoneNumber },
  'domain/privacy.ts': { asAddress },
  'domain/search-words.ts': {
    wordsOf,
    wordsIn: (text) => [...wordsIn(text)],
    differsByOneSlip: (text) => differsByOneSlip(text, `${text}a`),
  },
  'domain/slug.ts': { slugOf },
  'domain/staff-screens.ts': { findStaffScreen: (text) => findStaffScreen(text.slice(0, MAX_REQUEST_LENGTH)) },
  'domain/text.ts': { cut: (text) => cut(text, 100), withoutInvisible },
  'domain/fields/group.ts': { isPlace },
  'domain/form-address.ts': { formIn: (text) => formIn(`/${text}`) },
  'domain/fields/question.ts': { choicesIn },
  'server/staff-forms/answers.ts': {
    answersIn: (text) => answersIn(JSON.stringify([{ id: 'a', question: text, kind: 'line', value: text }])),
  },
  'web/site/contact/maps.ts': { mapsOf: (text) => mapsOf(text, text, text) },
  'web/dashboard/page-blocks/held-blocks.ts': {
    firstWords: (text) => firstWords({ id: 'a', type: 'text', body: text }, pageBlocks.text),
  },
  'domain/translation/field-label.ts': { fieldLabel: (text) => fieldLabel(catalogues.en.content, text) },
  'domain/upload.ts': {
    kindOfType: upload.kindOfType,
    uploadProblem: (text) => upload.uploadProblem({ type: text, size: 1, name: text }, { picture: 1 }),
    sentFlag: upload.sentFlag,
    sentId: upload.sentId,
    sentIds: (text) => upload.sentIds(text, 100),
  },
  'domain/user.ts': { fullName: (text) => fullName({ first_name: text, last_name: text }) },
  'domain/video.ts': {
    isYoutube: video.isYoutube,
    youtubeVideoId: video.youtubeVideoId,
    filmPlayer: video.filmPlayer,
    isFilm: video.isFilm,
  },
  'server/audit/search.ts': {
    says: (text) => says(database, text),
    askedOfIndex: (text) => askedOfIndex({}, [{ words: [text] }]),
  },
  'server/audit/changes.ts': {
    changesBetween: (text) =>
      changesBetween(
        { resource: 'posts', before: JSON.stringify({ text }), after: JSON.stringify({ text: `${text}a` }) },
        programLanguage,
      ),
  },
  'server/site-search/snippet.ts': {
    marked: (text) => marked(text, soughtWords),
    snippetOf: (text) => snippetOf(text, soughtWords),
  },
  'server/site-search/terms.ts': {
    termsOf,
    countIn: (text) => countIn(text, [{ phrase: ['a', 'b'] }, { anyOf: ['maize'] }]),
  },
  'web/dashboard/site-settings/places.ts': {
    findSettings: (text) => findSettings(text.slice(0, MAX_SEARCH), wordedSettingsFields, folded),
  },
  'server/commands/settings-file.ts': { parseSettings },
  'web/dashboard/comparison/compare.ts': {
    compareWords: (text) => compareWords(text, [...text].toReversed().join('')),
    compareBlocks: (text) => {
      const blocks = text.split(' ').map((word) => ({ kind: 'paragraph' as const, text: word }));
      return compareBlocks(blocks, blocks.toReversed());
    },
  },
  'server/front/reply.ts': { takes: (text) => takes(text.slice(0, MAX_REQUEST_LENGTH), 'br') },
  'server/pages/page-style.ts': { styleFrom: (text) => styleOf(text, true) },
  'server/front/page-cache.ts': {
    cacheKey: (text) => cacheKey(`/?${text.slice(0, MAX_REQUEST_LENGTH)}`, new Set(['page'])),
  },
  'server/forms/mails.ts': { subjectWords },
  'server/http/dashboard-language.ts': { isDashboardAddress },
  'server/seo/calendar.ts': { escapeText, fold },
  'server/html/xml.ts': { escapeXml: xml.escapeXml, element: (text) => xml.element('title', text) },
  'server/versions/gone.ts': {
    ownFilesIn,
    withoutFiles: (html) => withoutFiles(html, ownFilesIn(html)),
  },
  'server/html/plain-text.ts': { plainText: plain.plainText, summaryOf: plain.summaryOf },
  'server/html/read.ts': { readHtml: (text) => readHtml(text, {}), withoutMarks },
  'server/html/sanitise.ts': { sanitise: sanitiseAnew },
  'server/http/input.ts': { isStorable, parseJson },
  'server/http/language.ts': { preferredLanguage },
  'server/http/reply-words.ts': { worded: (text) => worded(text, programLanguage) },
  'server/http/multipart.ts': { boundaryOf, readParts: readForm },
  'server/identity/accounts.ts': { normaliseEmail },
  'server/identity/sessions.ts': { deviceOf: (text) => deviceOf(text, programLanguage) },
  'server/http/network.ts': { networkOf: network.networkOf, networksOf: network.networksOf },
  'server/mail/message.ts': { messageOf: mailHead, messageIdOf: (text) => messageIdOf(text, PUBLIC_URL) },
  'server/copies/copy-key.ts': {
    readCopyKey: (text) => {
      try {
        readCopyKey(text);
      } catch {
        // A text that is no key is read all the same.
      }
    },
  },
  'server/copies/piece.ts': { readPieceName },
  'server/copies/place-address.ts': { readPlaceAddress },
  'server/going-back/asked-moment.ts': { askedMoment: (text) => askedMoment(text, 'Africa/Kigali') },
  'server/media/bucket-address.ts': { readBucketAddress },
  'server/http/byte-range.ts': { readRange: (text) => readRange(`bytes=${text}`, 1) },
  'server/media/keys.ts': {
    extensionOf: keys.extensionOf,
    stemOf: keys.stemOf,
    shareKeyOf: keys.shareKeyOf,
    mediaAddress: keys.mediaAddress,
  },
  'server/newsletter/campaign-mail.ts': { campaignMail: campaign },
  'server/newsletter/campaign-text.ts': { campaignText },
  'server/pages/file-path.ts': { isFile },
  'server/pages/own-addresses.ts': { canBeOld, isInEachLanguage, isOwnAddress, isReservedAddress },
  'server/redirects/missed-path.ts': { missedPath },
  'server/redirects/read-table.ts': { readRedirectTable },
  'server/redirects/searching.ts': { isInAddress: (text) => isInAddress(database, ['path'], text) },
  'server/redirects/wanted.ts': { readTarget: (text) => readTarget(text, 'https://intambwe.example') },
  'server/resource/phone-search.ts': { searchedDigits },
  'server/translations/fingerprint.ts': {
    fingerprintOf: (text) => [fingerprintOf('html', text), fingerprintOf('line', text)],
  },
  'server/privacy/mail-files.ts': { readMailFile: fromFile },
  'server/privacy/address.ts': {
    withoutAddress: (text) => [EMAIL, PHONE, text.slice(0, 3)].map((address) => withoutAddress(text, address)),
    saysAddress: (text) => [EMAIL, PHONE, text.slice(0, 3)].map((address) => saysAddress(text, address)),
    jsonSaysAddress: (text) => jsonSaysAddress(JSON.stringify({ [text]: text }), EMAIL),
  },
  'server/links/in-html.ts': {
    linksIn: (text) => Array.from(linksIn(text), ({ href, words }) => [href, words()]),
    withLinks: (text) => withLinks(text, (href) => `/rw${href}`),
  },
  'server/links/own-link.ts': { ownLink: (text) => [ownLink(text, 'https://intambwe.example'), ownLink(text, '')] },
  'server/links/place.ts': { formPath, placeOf, standardPath },
  'domain/standard-page.ts': { standardPageAt },
  'web/dashboard/edit-this-page/places.ts': { writtenAt },
  'web/site/page-leads.ts': { ledTo: (text) => ledTo({}, text) },
  'server/links/old-path.ts': {
    oldPathOf: (text) => oldPath.oldPathOf(text, new URLSearchParams(text.slice(0, MAX_REQUEST_LENGTH))),
    readOldPath: oldPath.readOldPath,
    isOwnTarget: oldPath.isOwnTarget,
  },
  'server/giving/searches.ts': { holdsPledge },
  'server/resource/searching.ts': {
    patternOf,
    contains: (text) => contains(['name', 'email'], text),
    isFoundBy: (text) => isFoundBy(database, 'posts', 'id', text),
    isFoundByAll: (text) => isFoundByAll(database, 'posts', 'id', text.split(' ')),
    isFound: (text) => isFound(database, 'posts', 'id', text),
    isAmongNewest: (text) => isAmongNewest(database, 'posts', text, { most: 10, where: sql`true` }),
    lineContains: (text) => lineContains(database, 'posts', ['title'], text),
    isFoundInOrder: (text) => isFoundInOrder(database, 'posts', 'id', text),
    isFoundInAnyLanguage: (text) => isFoundInAnyLanguage(database, 'posts', 'posts', 'id', text),
    isFoundInRow: (text) => isFoundInRow(database, 'contact_messages', 'contact_messages.id', text),
    containsWithAccents: (text) => containsWithAccents(['name', 'email'], text),
    containsInAnyLanguage: (text) => containsInAnyLanguage(database, 'posts', 'id', ['title', 'excerpt'], text),
    containsFolded: (text) => containsFolded(['folded_text'], text),
    isNamed: (text) => isNamed('categories', text),
    isShort,
    holdsText: (text) => holdsText(database, 'posts', text, ['folded_text']),
  },
  'server/resource/typed-address.ts': { saysTyped: (text) => saysTyped(database, ['email'], text) },
  'domain/site.ts': { postalAddress: (text) => postalAddress(text, text) },
  'web/site/components/own-links.ts': { withOwnLinks: (text) => withOwnLinks(text, (address) => address) },
  'web/site/components/share-links.ts': { shareLinks: (text) => shareLinks(text, PUBLIC_URL) },
  'web/site/components/telephone-link.ts': { telephoneLink },
  'web/site/layout/page-in-languages.ts': { pageInLanguages },
  'web/dashboard/editor/clean-paste.ts': { withoutStyles },
  'web/dashboard/editor/typed-address.ts': { readFilmAddress, readLinkAddress },
  'web/dashboard/replies/worded.ts': { wordedForStaff },
  'web/dashboard/session/account.ts': { initialsOf },
  'web/ui/format.ts': { calendarDay },
  'web/dashboard/media/title-of-file.ts': { titleOfFile },
  'web/ui/table-boxes.ts': { tablesIn, withTableBoxes },
  'web/dashboard/writing/checks/dead-links.ts': {
    deadLinksIn: (text) => deadLinksIn(asWritten(text).links, [deadLinkTo(text)], PUBLIC_URL),
    deadLinkFindings: (text) =>
      deadLinkFindings([], [deadLinkTo(text)], { record: undefined, link: { field: 'link', href: text } }, PUBLIC_URL),
  },
  'web/dashboard/writing/checks/fields.ts': {
    fieldFindings: (text) => fieldFindings({ title: text }, asWritten(text)),
  },
  'web/dashboard/writing/checks/finding.ts': { quoted },
  'web/dashboard/writing/checks/page-text.ts': {
    readPage: (text) =>
      readPage([{ id: 'a', type: 'hero', title: text, text, buttons: [{ label: text, address: text }] }], {
        types: pageBlocks,
        own: asWritten(text),
        readHtml: asWritten,
        pictures: new Map(),
      }),
  },
  'web/dashboard/writing/checks/vague-words.ts': { plainly, isVague },
  'web/dashboard/writing/checks/words-in.ts': {
    wordsIn: (text) => wordsOfBlock({ text, from: 1, to: 1 + text.length, level: null }),
    allChecks: (text) =>
      [capitalChecks, headingChecks, linkWordChecks, pictureChecks, sentenceChecks].map((check) =>
        check(asWritten(text)),
      ),
  },
};

/** The same in one row. */
export const works: readonly (readonly [name: string, work: Work])[] = Object.entries(byFile).flatMap(([file, named]) =>
  Object.entries(named).map(([name, work]) => [`${file} ${name}`, work] as const),
);
