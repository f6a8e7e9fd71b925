import { z } from 'zod';
import { OPEN, staffAddresses } from './addresses.ts';
import { SITE_FACTS } from './overview.ts';
import type { Permission } from './permission.ts';
import { everyPlainSubmission } from './submissions/registry.ts';
import { translatables } from './translation/translatable.ts';

const number = z.int();

/** Records that need attention, for the menu; a kind is left out for those who may not see it. */
export const waiting = z.object({
  /**
   * New interests, and those whose next step is overdue; `mine` of these are assigned to the current user. An interest that
   * is both counts once in `total`.
   */
  donations: z.object({ fresh: number, overdue: number, mine: number, total: number }).optional(),
  contacts: z.object({ unread: number }).optional(),
  /** Made or cancelled since one's last visit, for events to come. */
  registrations: z.object({ changed: number }).optional(),
});

export type WaitingRecords = z.infer<typeof waiting>;

/** So many of a kind are counted; of more the screen says that there are more. */
export const MOST_COUNTED = 99;

/** Something that can wait for somebody, as a line on the first screen. */
interface WaitingKind {
  /** Only who holds all of these reads of it: to open the screen, and to do there what is to be done. */
  permissions: readonly Permission[];
  /** And one of these, where each is for some of the records. */
  oneOf?: readonly Permission[];
  /** The list of what waits. */
  address: string;
  /** The same with the record that is to be dealt with first. */
  record?(id: number): string;
}

/** A list that is searched for what waits: with the first of it open, and the others behind it. */
const listed = (list: string) => ({ address: list, record: (id: number) => `${list}&${OPEN}=${id}` });

/**
 * What can wait, in the order of the screen. Whoever adds a kind says how it is counted in `server/overview/waiting-lines.ts` and what
 * is to be done in `waitingWords` of `locales/<language>/dashboard/waiting.ts`: nothing compiles while one is missing.
 */
const ownKinds = {
  newsletters: {
    permissions: ['newsletter.view', 'newsletter.send'],
    address: staffAddresses.newsletter,
    record: staffAddresses.campaign,
  },
  payments: { permissions: ['statements.view', 'statements.edit'], ...listed(`${staffAddresses.payments}?state=open`) },
  receipts: { permissions: ['pledges.view', 'receipts.create'], address: staffAddresses.receiptsOwed },
  thanks: { permissions: ['pledges.view', 'pledges.edit'], address: staffAddresses.thanksOwed },
  publishing: { permissions: ['posts.view', 'posts.publish'], address: `${staffAddresses.posts}?asks=true` },
  publishingPages: { permissions: ['pages.view', 'pages.publish'], address: `${staffAddresses.pages}?asks=true` },
  messages: { permissions: ['contacts.view', 'contacts.edit'], ...listed(`${staffAddresses.contacts}?status=new`) },
  answers: {
    permissions: ['form_answers.view', 'form_answers.edit'],
    ...listed(`${staffAddresses.formAnswers}?status=new`),
  },
  overdue: { permissions: ['donations.view', 'donations.edit'], ...listed(`${staffAddresses.donations}?overdue=true`) },
  interests: { permissions: ['donations.view', 'donations.edit'], ...listed(`${staffAddresses.donations}?status=new`) },
  registrations: {
    permissions: ['events.view', 'events.edit'],
    address: staffAddresses.events,
    record: staffAddresses.eventRegistrations,
  },
  translations: {
    permissions: [],
    oneOf: [...new Set(translatables.flatMap(({ translate, publish }) => [translate, publish]))],
    address: `${staffAddresses.translations}?state=outdated`,
  },
  facts: { permissions: ['settings.edit'], address: `#${SITE_FACTS}` },
} satisfies Record<string, WaitingKind>;

export type WaitingName = keyof typeof ownKinds;

/** All of them, with what visitors send by the forms that are described. */
export const waitingKinds: Readonly<Record<string, WaitingKind>> = {
  ...ownKinds,
  ...Object.fromEntries(
    everyPlainSubmission.map(({ name, permissions: { view, edit }, screen }) => [
      name,
      { permissions: [view, edit], ...listed(`${screen.address}?status=new`) },
    ]),
  ),
};

/** Whether the kind is one of `ownKinds`, and not a described form. */
export const isOwnWaiting = (kind: string): kind is WaitingName => Object.hasOwn(ownKinds, kind);

/** Whether a user with these permissions may see it. */
export const concerns = ({ permissions, oneOf }: WaitingKind, holds: (permission: Permission) => boolean): boolean =>
  permissions.every(holds) && (oneOf === undefined || oneOf.some(holds));

const waitingLine = z.object({
  kind: z.string(),
  /** One more than `MOST_COUNTED` where there are more. */
  count: number,
  /** How many days the one has waited that waits longest; null where that says nothing. */
  days: number.nullable(),
  /** Of these, how many are assigned to the current user. */
  mine: number.optional(),
  /** The one to begin with; null where all of them are dealt with in their list. */
  record: number.nullable(),
});

/** The kinds with something waiting for the current user, and those that could not be counted. */
export const waitingLines = z.object({ lines: z.array(waitingLine), uncounted: z.array(z.string()) });

export type WaitingLine = z.infer<typeof waitingLine>;
export type WaitingLines = z.infer<typeof waitingLines>;
