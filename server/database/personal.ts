import { type RawBuilder, sql } from 'kysely';
import { fieldNames } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import type { PlainSubmission } from '../../domain/submissions/submission.ts';
import { aboutJudged } from './tables/about.ts';
import { contentJudged } from './tables/content.ts';
import { draftsJudged } from './tables/drafts.ts';
import { formsJudged } from './tables/forms.ts';
import { givingJudged } from './tables/giving.ts';
import type { Judgement } from './tables/judged.ts';
import { operationsJudged } from './tables/operations.ts';
import { pagesJudged } from './tables/pages.ts';
import { peopleJudged } from './tables/people.ts';
import { searchJudged } from './tables/search.ts';
import { translationsJudged } from './tables/translations.ts';

/**
 * What every table that has a row type holds of people, by its name. A described collection without one is what staff write for
 * visitors.
 */
export const personal = {
  ...aboutJudged,
  ...contentJudged,
  ...draftsJudged,
  ...formsJudged,
  ...givingJudged,
  ...operationsJudged,
  ...pagesJudged,
  ...peopleJudged,
  ...searchJudged,
  ...translationsJudged,
} as const;

/** The personal columns of a plain submission's table, worked out from its questions. */
export function judgementOf({ fields, personal: { name, address, phone }, keptMonths }: PlainSubmission) {
  const texts = fieldNames(fields, (field) => kindOf(field).isFreeText);
  return {
    address,
    name,
    phone,
    texts: texts.filter((column) => ![name, address, phone].includes(column)),
    keys: ['id'],
    moments: ['created_at', 'deleted_at'],
    values: [...fieldNames(fields, (field) => !kindOf(field).isFreeText), 'status', 'language'],
    keep: { months: keptMonths, since: 'created_at' },
  } satisfies Judgement;
}

/** The personal columns of every table, those of plain submissions included. */
export const judgements: Readonly<Record<string, Judgement>> = {
  ...personal,
  ...Object.fromEntries(everyPlainSubmission.map((one) => [one.table, judgementOf(one)])),
};

/** The columns of a table that hold the person whose row it is. */
const ofPerson = ({ address, name, phone, texts = [] }: Judgement) =>
  [address, name, phone, ...texts].filter((column) => column !== undefined);

/** Empty values for the columns of a person, for a row that stays without them. */
export const withoutPerson = (judgement: Judgement): Record<string, string> =>
  Object.fromEntries(ofPerson(judgement).map((column) => [column, '']));

/** A condition: the row says something of a person. */
export const saysPerson = (judgement: Judgement): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    ofPerson(judgement).map((column) => sql`${sql.ref(column)} <> ''`),
    sql` or `,
  )})`;
