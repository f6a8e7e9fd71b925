import { z } from 'zod';
import { buttons } from '../../blocks/buttons.ts';
import { api } from '../../domain/api/api.ts';
import { type CallDefinition, message } from '../../domain/api/call.ts';
import { auditEntry } from '../../domain/audit.ts';
import { campaign, campaignInput, listedCampaign } from '../../domain/campaign.ts';
import { forms, shownForm } from '../../domain/collections/forms.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { versionedRecord } from '../../domain/collections/versioned.ts';
import { draftedRecord, draftValues, keptDraft, publishingAsk } from '../../domain/drafts.ts';
import { emailAddressOrEmpty } from '../../domain/email-address.ts';
import {
  event,
  eventChangeInput,
  eventInput,
  eventStatusInput,
  listedEvent,
  staffEvent,
  staffListedEvent,
} from '../../domain/event.ts';
import {
  eventRegistration,
  eventRegistrationRequest,
  staffRegistrationInput,
} from '../../domain/event-registration.ts';
import { entryId } from '../../domain/fields/group.ts';
import { card } from '../../domain/fields/relation.ts';
import { formGuard, formTaken } from '../../domain/form.ts';
import { galleryItem, galleryItemInput, staffGalleryItem } from '../../domain/gallery-item.ts';
import { gift, giver, giverDetails, giverInput, receipt } from '../../domain/giving/gift.ts';
import { currency, currencyField } from '../../domain/giving/money.ts';
import { payment, paymentSource } from '../../domain/giving/payment.ts';
import {
  ownPledge,
  pledge,
  pledgeDetails,
  pledgeInShort,
  pledgeRequest,
  staffPledgeInput,
} from '../../domain/giving/pledge.ts';
import { givingReport } from '../../domain/giving/report.ts';
import { namedRecord } from '../../domain/identifier.ts';
import { day, instant, instantOrNull } from '../../domain/instant.ts';
import { deadLink, troubledLink } from '../../domain/links.ts';
import { listPage } from '../../domain/listing.ts';
import { newsletterRequest } from '../../domain/newsletter.ts';
import { newOrder } from '../../domain/order.ts';
import { failed, overview, twoMonths } from '../../domain/overview.ts';
import { mediaFile, mediaFileDetails, pictureOrNull, shownPicture } from '../../domain/picture.ts';
import {
  listedPlainPage,
  pageAtAddress,
  plainPage,
  plainPageInput,
  staffListedPlainPage,
  staffPlainPage,
} from '../../domain/plain-page.ts';
import { plainPageFields } from '../../domain/plain-page-fields.ts';
import { listedPost, post, postInput, staffListedPost, staffPost } from '../../domain/post.ts';
import { heldPerson } from '../../domain/privacy.ts';
import { problemBody } from '../../domain/problem.ts';
import { missedAddress, missedDismissal, redirect } from '../../domain/redirects.ts';
import { role, roleInput } from '../../domain/role.ts';
import { signedInReply, tokens } from '../../domain/sign-in.ts';
import { siteSettings, siteSettingsInput } from '../../domain/site.ts';
import { siteFactName, unconfirmedFact } from '../../domain/site-fact.ts';
import { siteLanguages } from '../../domain/site-languages.ts';
import { sitePage } from '../../domain/site-page.ts';
import { missedWord } from '../../domain/site-search.ts';
import { fileField } from '../../domain/staff-field.ts';
import { standardPage, standardPageName } from '../../domain/standard-page.ts';
import { siteStatus } from '../../domain/status.ts';
import { givenAnswers } from '../../domain/submissions/form-answers.ts';
import { colleague, remark, reply } from '../../domain/submissions/handling.ts';
import { submissions } from '../../domain/submissions/registry.ts';
import { senderHistory } from '../../domain/submissions/sender.ts';
import type { Submission } from '../../domain/submissions/submission.ts';
import { subscriber } from '../../domain/subscriber.ts';
import { rights, seen } from '../../domain/timestamps.ts';
import {
  keptText,
  recordTranslations,
  translatedSummary,
  translation,
  translationParameters,
} from '../../domain/translation/translation.ts';
import { addressesByLanguage } from '../../domain/translation-marks.ts';
import { trashedRecord, trashedRecords } from '../../domain/trash.ts';
import { account, session, user, userInput } from '../../domain/user.ts';
import { version } from '../../domain/version.ts';
import { moduleSchemas } from '../../modules/calls.ts';
import { pascal, recordName } from './operation-id.ts';

/** What a change of an event can be, which its call tells apart itself. */
export const eventChangeWays = z.union([eventChangeInput, eventStatusInput]);

/** The schemas that other programs meet by a name: each stands once in the document. A list of them takes their name too. */
const known = {
  account,
  shownForm,
  formQuestions: forms.fields.questions.read,
  writtenQuestions: forms.fields.questions.written,
  givenAnswers,
  auditEntry,
  draftValues,
  keptDraft,
  publishingAsk,
  campaign,
  campaignInput,
  colleague,
  day,
  emailAddressOrEmpty,
  event,
  eventChange: eventChangeWays,
  eventInput,
  eventRegistration,
  eventRegistrationRequest,
  formTaken,
  galleryItem,
  galleryItemInput,
  gift,
  giver,
  giverDetails,
  giverInput,
  givingReport,
  heldPerson,
  instant,
  instantOrNull,
  keptText,
  listPage,
  listedCampaign,
  listedEvent,
  listedPlainPage,
  listedPost,
  mediaFile,
  mediaFileDetails,
  message,
  ...moduleSchemas,
  newOrder,
  newsletterRequest,
  overview,
  ownPledge,
  payment,
  paymentSource,
  entryId,
  fileField: fileField.unwrap(),
  pageButtons: buttons.read,
  pageButtonsInput: buttons.written,
  pageAtAddress,
  pageBlocks: plainPageFields.blocks.read,
  pageBlocksInput: plainPageFields.blocks.written,
  picture: shownPicture,
  pictureOrNull,
  plainPage,
  plainPageInput,
  pledge,
  pledgeDetails,
  pledgeInShort,
  pledgeRequest,
  post,
  postInput,
  problem: problemBody,
  receipt,
  recordTranslations,
  remark,
  reply,
  rights,
  role,
  roleInput,
  senderHistory,
  session,
  seen,
  signedIn: signedInReply,
  sitePage,
  siteSettings,
  siteSettingsInput,
  staffEvent,
  staffGalleryItem,
  staffListedEvent,
  staffListedPlainPage,
  staffListedPost,
  staffPlainPage,
  staffPledgeInput,
  staffPost,
  staffRegistrationInput,
  status: siteStatus,
  subscriber,
  tokens,
  translatedSummary,
  translation,
  trashed: trashedRecord,
  trashedRecords,
  unconfirmedFact,
  user,
  userInput,
  version,
  versionedCollection: versionedRecord.shape.collection,
  versionedId: versionedRecord.shape.id,
  drafted: draftedRecord.shape.record,
  renderedPage: api['POST /previews/posts/'].reply,
  signedInByLink: api['POST /sign-in-links/use/'].reply,
  currency,
  chosenCurrency: currencyField,
  translatedRecord: translationParameters.shape.record,
  failedPart: failed,
  namedRecord,
  twoMonths,
  paymentDetails: api['GET /payments/{id}/'].reply,
  addresses: addressesByLanguage,
  redirect,
  missedDismissal,
  missedAddress,
  missedWord,
  siteLanguages,
  standardPage,
  standardPageName: standardPageName.shape.name,
  linkTrouble: troubledLink.shape.trouble,
  troubledLink,
  deadLink,
  siteFact: siteFactName.shape.fact,
  translated: translationParameters.shape.resource,
  language: translationParameters.shape.language,
  uuid: formGuard.shape.idempotency_key.unwrap(),
};

type Called = readonly [name: string, schema: z.ZodType];

const records: readonly Called[] = [
  ['RelatedRecord', card],
  ...Object.entries(known).map(([name, schema]): Called => [pascal(name), schema]),
  ...submissions.flatMap(
    ({
      noun,
      record,
      details,
      request,
    }: Pick<Submission, 'noun' | 'details' | 'record'> & { request: z.ZodType }): Called[] => {
      const name = noun.split(' ').map(pascal).join('');
      return [
        [name, record],
        [`${name}Details`, details],
        [`${name}Request`, request],
      ];
    },
  ),
  ...describedCollections.flatMap(({ path, visible, record, input }): Called[] => {
    const name = recordName(path);
    return [
      [name, visible],
      [`Staff${name}`, record],
      [`${name}Input`, input],
    ];
  }),
];

const nameOf = new Map<unknown, string>(records.map(([name, schema]) => [schema, name]));

/** The pages of lists in a reply: `ListedPostPage` is a page of `ListedPost`. */
function pagesIn(reply: z.ZodType | undefined): Called[] {
  if (reply instanceof z.ZodUnion)
    return reply.options.flatMap((one) => (one instanceof z.ZodType ? pagesIn(one) : []));
  const results = reply instanceof z.ZodObject ? reply.shape.results : undefined;
  const name = results instanceof z.ZodArray ? nameOf.get(results.element) : undefined;
  return reply && name !== undefined ? [[`${name}Page`, reply]] : [];
}

/** The schemas of the document by their names: those above, those of each described collection, and the pages of lists. */
export const namedSchemas: readonly Called[] = [
  ...records,
  ...Object.values<CallDefinition>(api).flatMap(({ reply, staffReply }) => [...pagesIn(reply), ...pagesIn(staffReply)]),
];
