import { dayOf, minuteOf } from '../../domain/calendar.ts';
import { CONSENT } from '../../domain/fields/question.ts';
import type { Language } from '../../domain/languages.ts';
import type { FormAnswer, FormAnswerQuery } from '../../domain/submissions/form-answers.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Services } from '../services.ts';
import { saidAnswer } from './answers.ts';
import { formStore } from './endpoints.ts';
import { answerStore } from './store.ts';

// Answers as a table: a column for each question, found by its id. So an answer that lacks one shifts nothing, and a question that
// was taken out and made anew has two columns.

interface QuestionColumn {
  form: number;
  id: string;
  kind: string;
  heading: string;
}

const keyOf = ({ form, id }: Pick<QuestionColumn, 'form' | 'id'>) => `${form} ${id}`;

/** The questions of these answers that their forms do not have any more, called as the newest answer calls them. */
async function takenOut(
  services: Services,
  query: FormAnswerQuery,
  present: ReadonlySet<string>,
  today: string,
): Promise<{ forms: Set<number>; columns: QuestionColumn[] }> {
  const columns = new Map<string, QuestionColumn>();
  const forms = new Set<number>();
  for await (const batch of answerStore.every(services.db, query, today))
    for (const { form, answers } of batch) {
      forms.add(form);
      for (const { id, kind, question } of answers) {
        const key = keyOf({ form, id });
        if (!columns.has(key) && !present.has(key)) columns.set(key, { form, id, kind, heading: question });
      }
    }
  return { forms, columns: [...columns.values()] };
}

/** The questions that the form asks now. */
async function asked(services: Services, form: number): Promise<QuestionColumn[]> {
  const found = await formStore(services).find(services.db, form);
  if (!found) return [];
  const consent = found.consent === '' ? [] : [{ id: CONSENT, kind: CONSENT, heading: found.consent }];
  return [...found.questions.map(({ id, kind, label }) => ({ id, kind, heading: label })), ...consent].map((one) => ({
    form,
    ...one,
  }));
}

/** The columns of the table: those of the questions asked now, those taken out, and what is known of each answer. */
export const tableColumns =
  (services: Services) =>
  async (language: Language, timeZone: string, query: FormAnswerQuery): Promise<TableColumn<FormAnswer>[]> => {
    const today = dayOf(services.clock(), timeZone);
    const { headings, handling, answers: words } = catalogues[language].records;
    const chosen = query.form === undefined ? [] : await asked(services, query.form);
    const all = await takenOut(services, query, new Set(chosen.map(keyOf)), today);
    const others = query.form === undefined ? [...all.forms] : [];
    const present = [...chosen];
    for (const form of others) present.push(...(await asked(services, form)));
    const known = new Set(present.map(keyOf));
    const gone = all.columns
      .filter((one) => !known.has(keyOf(one)))
      .map((one) => ({ ...one, heading: words.takenOut(one.heading) }));
    return [
      { heading: headings.createdAt, kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
      { heading: headings.form, cell: (it) => it.form_title },
      { heading: headings.status, cell: ({ status }) => handling[status] },
      ...[...present, ...gone].map(
        (column): TableColumn<FormAnswer> => ({
          heading: column.heading,
          ...(column.kind === 'telephone' && { kind: 'telephone' }),
          cell({ form, answers }) {
            const answer = form === column.form ? answers.find(({ id }) => id === column.id) : undefined;
            return answer ? saidAnswer(answer, words) : '';
          },
        }),
      ),
    ];
  };
