import { z } from 'zod';
import { versionedRecord } from './collections/versioned.ts';
import { identifier } from './identifier.ts';
import { instant, instantOrNull } from './instant.ts';
import { staffText } from './reply-text.ts';
import { paragraphsUpTo } from './text.ts';

/** The key of drafts for a record that is not created yet. */
export const NEW_RECORD = 'new';

/** Drafts that an account has at most; beyond that its oldest goes. */
export const MAX_DRAFTS = 50;

/** Letters of all values of a draft together: two of the longest texts there are, with what stands around them. */
export const MAX_DRAFT_LENGTH = 500_000;

/** Entries of a list in a draft. */
const MAX_ENTRIES = 500;

/** `{collection}` and `{record}` in an address: the record that a form changes, or a new one. */
export const draftedRecord = z.object({
  collection: versionedRecord.shape.collection,
  record: z.union([z.literal(NEW_RECORD), versionedRecord.shape.id]),
});

/** One of the drafts that an account has of a record. The moment it was begun tells them apart. */
export const oneDraft = draftedRecord.extend({ begun_at: instant });

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** An entry of a list, which may have lists of its own: those of a block have. */
const entryOf = <Inner extends z.ZodType>(inner: Inner) =>
  z.record(z.string(), z.union([plain, z.array(z.union([plain, inner])).max(MAX_ENTRIES)]));
const entry = entryOf(entryOf(plain));

/** The values of a form as they stand in its fields, whether or not they could be saved. */
export const draftValues = z
  .record(z.string(), z.union([plain, z.array(z.union([plain, entry])).max(MAX_ENTRIES)]))
  .refine((values) => JSON.stringify(values).length <= MAX_DRAFT_LENGTH, { error: staffText('draftTooLong') });

const counter = z.int().min(1).max(2_147_483_647);

/** One state of a draft. */
const stateOfDraft = z.object({ begun_at: instant, counter });

/** A draft as a form has it. `counter` only grows: what comes late takes no newer words away. */
export const draftInput = z.object({
  counter,
  values: draftValues,
  /** The `updated_at` of the record that the form has shown. */
  seen: instantOrNull.default(null),
  /** The draft that this one goes on from: it goes, unless somebody has gone on with it elsewhere since. */
  replaces: stateOfDraft.optional(),
});

export const keptDraft = z.object({
  begun_at: instant,
  saved_at: instant,
  counter: z.int(),
  seen: instantOrNull,
  values: draftValues,
});

/** Somebody else's draft of the same record. */
const othersDraft = z.object({ by: z.string(), since: instant, saved_at: instant });

export const draftsOfRecord = z.object({ own: z.array(keptDraft), others: z.array(othersDraft) });

export const savedDraft = z.object({ saved_at: instant });

/** `{id}` and `{ask}` in an address. */
export const askOfRecord = identifier.extend({ ask: identifier.shape.id });

/** Characters of the sentence with which a record is handed back. */
export const MAX_SENTENCE = 1000;

export const handBack = z.object({
  sentence: paragraphsUpTo(MAX_SENTENCE, {
    missing: staffText('sayWhyHandedBack'),
    tooLong: staffText('sentenceTooLong', MAX_SENTENCE),
  }).refine((sentence) => sentence !== '', staffText('sayWhyHandedBack')),
});

/** That what somebody asked for is published: with the state of their draft that was put into the form. */
export const askPublished = z.object({ draft: stateOfDraft.optional() });

/** That somebody asks for a record to be published. */
export const publishingAsk = z.object({
  id: z.int(),
  by: z.string(),
  is_mine: z.boolean(),
  asked_at: instant,
  handed_back_at: instantOrNull,
  /** The user who handed it back; null if the account is gone. */
  handed_back_by: z.string().nullable(),
  sentence: z.string(),
  /** The asker's draft of a record that is published already; only publishers get it. Null if there is none. */
  draft: keptDraft.nullable(),
});

export type DraftedRecord = z.infer<typeof draftedRecord>;
export type DraftValues = z.infer<typeof draftValues>;
export type DraftInput = z.infer<typeof draftInput>;
export type KeptDraft = z.infer<typeof keptDraft>;
export type OthersDraft = z.infer<typeof othersDraft>;
export type PublishingAsk = z.infer<typeof publishingAsk>;
