import { z } from 'zod';
import { api } from '../../domain/api/api.ts';
import type { CallDefinition } from '../../domain/api/call.ts';
import { message } from '../../domain/api/call.ts';
import { auditEntry } from '../../domain/audit.ts';
import { campaign, campaignInput, listedCampaign } from '../../domain/campaign.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { contactMessage, contactMessageDetails, contactMessageRequest } from '../../domain/contact-message.ts';
import { donationInterest, donationInterestDetails, donationInterestRequest } from '../../domain/donation-interest.ts';
import { colleague, remark } from '../../domain/enquiry.ts';
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
import { card } from '../../domain/fields/relation.ts';
import { formGuard, formTaken } from '../../domain/form.ts';
import { galleryItem, galleryItemInput, staffGalleryItem } from '../../domain/gallery-item.ts';
import { gift, giver, giverDetails, giverInput, receipt } from '../../domain/giving/gift.ts';
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
import { statement, statementInput, statementPreview } from '../../domain/giving/statement.ts';
import { statementColumns } from '../../domain/giving/statement-columns.ts';
import { day, instant } from '../../domain/instant.ts';
import { newsletterRequest } from '../../domain/newsletter.ts';
import { newOrder } from '../../domain/order.ts';
import { overview } from '../../domain/overview.ts';
import { mediaFile, mediaFileDetails, picture } from '../../domain/picture.ts';
import {
  listedPlainPage,
  plainPage,
  plainPageInput,
  staffListedPlainPage,
  staffPlainPage,
} from '../../domain/plain-page.ts';
import { listedPost, post, postInput, staffListedPost, staffPost } from '../../domain/post.ts';
import { heldPerson } from '../../domain/privacy.ts';
import { problem } from '../../domain/problem.ts';
import { role, roleInput } from '../../domain/role.ts';
import { signedIn, tokens } from '../../domain/sign-in.ts';
import { siteSettings, siteSettingsInput } from '../../domain/site.ts';
import { siteFactName, unconfirmedFact } from '../../domain/site-fact.ts';
import { sitePage } from '../../domain/site-page.ts';
import { status } from '../../domain/status.ts';
import { subscriber } from '../../domain/subscriber.ts';
import { rights, seen } from '../../domain/timestamps.ts';
import {
  keptText,
  recordTranslations,
  translatedSummary,
  translation,
  translationParameters,
} from '../../domain/translation/translation.ts';
import { trashed } from '../../domain/trash.ts';
import { account, session, user, userInput } from '../../domain/user.ts';
import { version } from '../../domain/version.ts';
import { pascal, recordName } from './operation-id.ts';

/** What a change of an event can be, which its call tells apart itself. */
export const eventChangeWays = z.union([eventChangeInput, eventStatusInput]);

/** The schemas that other programs meet by a name: each stands once in the document. A list of them takes their name too. */
const known = {
  account,
  auditEntry,
  campaign,
  campaignInput,
  colleague,
  contactMessage,
  contactMessageDetails,
  contactMessageRequest,
  day,
  donationInterest,
  donationInterestDetails,
  donationInterestRequest,
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
  keptText,
  listedCampaign,
  listedEvent,
  listedPlainPage,
  listedPost,
  mediaFile,
  mediaFileDetails,
  message,
  newOrder,
  newsletterRequest,
  overview,
  ownPledge,
  payment,
  paymentSource,
  picture,
  plainPage,
  plainPageInput,
  pledge,
  pledgeDetails,
  pledgeInShort,
  pledgeRequest,
  post,
  postInput,
  problem,
  receipt,
  recordTranslations,
  remark,
  rights,
  role,
  roleInput,
  session,
  seen,
  signedIn,
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
  statement,
  statementColumns,
  statementInput,
  statementPreview,
  status,
  subscriber,
  tokens,
  translatedSummary,
  translation,
  trashed,
  unconfirmedFact,
  user,
  userInput,
  version,
  paymentDetails: api['GET /payments/{id}/'].reply,
  siteFact: siteFactName.shape.fact,
  translatedResource: translationParameters.shape.resource,
  translationLanguage: translationParameters.shape.language,
  uuid: formGuard.shape.idempotency_key.unwrap(),
};

type Called = readonly [name: string, schema: z.ZodType];

const records: readonly Called[] = [
  ['RelatedRecord', card],
  ...Object.entries(known).map(([name, schema]): Called => [pascal(name), schema]),
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
