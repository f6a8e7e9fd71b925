import { z } from 'zod';
import { openIn, staffAddresses } from '../../domain/addresses.ts';
import type { StaffForm } from '../../domain/collections/forms.ts';
import { answersSchema } from '../../domain/fields/question.ts';
import type { Language } from '../../domain/languages.ts';
import { replyText } from '../../domain/reply-text.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { formAnswers, type GivenAnswer } from '../../domain/submissions/form-answers.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { holdRow } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { acknowledgement, notice, noticeWords, subjectWords } from '../forms/mails.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { check } from '../http/input.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { staffEndpoints } from '../submissions/endpoints.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { answersTo, columnsOf, emailOf, saidAnswer } from './answers.ts';
import { formStore, stateOf } from './endpoints.ts';
import { answerStore } from './store.ts';
import { tableColumns } from './table.ts';

const { form: kind, sent: thanks } = formAnswers;

/** The fields of a form that was checked. */
const fields = z.record(z.string(), z.string());

/** The name under which the keys of one form are kept. */
const keysOf = (id: number) => `${kind} ${id}`;

/** Stores the answers, and answers their number. */
async function add({ db, now }: UnitOfWork, form_id: number, answers: readonly GivenAnswer[], language: Language) {
  const { id } = await db
    .insertInto('form_answers')
    .values({ form_id, ...columnsOf(answers), status: 'new', language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells staff what was answered, every answer under its question. */
function noticeOf(
  site: SiteSettings,
  { title }: StaffForm,
  answers: readonly GivenAnswer[],
  link: string,
  now: string,
) {
  const { staffMails, records } = noticeWords(site);
  const name = answers.find((one) => one.kind === 'name')?.value;
  const told = {
    site,
    subject: staffMails.newMessage(subjectWords(name ? `${title}, ${name}` : title)),
    fields: {},
    answers: answers.map((one) => ({
      question: one.question,
      answer: saidAnswer(one, records.answers),
      isLong: one.kind === 'paragraphs',
    })),
    link,
  };
  return notice(told, now);
}

/** The calls of answers: by which visitors send them, and those of staff. */
export function formAnswerRoutes(services: Services): Endpoint[] {
  const { config, db } = services;
  const store = formStore(services);
  const { limiter, bring } = guardedForm(services, kind, () => thanks);

  /** The form that visitors see; a 404 for any other. */
  async function shown(id: number, from = db): Promise<StaffForm> {
    const form = await store.find(from, id);
    if (!form?.is_active || form.deleted_at !== null) throw notFound();
    return form;
  }

  const send = implement('POST /forms/{id}/answers/', async (call) => {
    const { parameters, body, language, now } = call;
    const inTheirLanguage = await translatedRecords(services, 'forms', await shown(parameters.id), language);
    await bring(
      call,
      async (unit) => {
        // Otherwise two at once could both be the last that it takes.
        await holdRow(unit, 'forms', parameters.id);
        const form = await shown(parameters.id, unit.db);
        const state = stateOf(form, now);
        if (state !== 'open') throw conflict(replyText(state === 'full' ? 'formIsFull' : 'formIsClosed'));
        const sent = fields.parse(check(answersSchema(form.questions, form.consent), body));
        const answers = answersTo(form.questions, form.consent, sent);
        const id = await add(unit, form.id, answers, language);
        // The page says when it is full.
        if (form.most_answers !== null) unit.changes('forms', [form.id]);
        const site = await readSiteSettings(unit.db);
        const link = `${config.publicUrl}${openIn(staffAddresses.formAnswers, id)}`;
        for (const mail of noticeOf(site, form, answers, link, unit.now)) await unit.mail(mail);
        const address = emailOf(columnsOf(answers).email);
        if (address === '' || !(await mayWriteTo(unit, kind, address, config.secretKey))) return { id };
        const words = catalogues[language].mails;
        const said = inTheirLanguage.thanks || words.messageReceived;
        const lines = [words.hello, '', said, '', words.mistypedAddress, '', site.name, config.publicUrl];
        await unit.mail(acknowledgement(address, words.messageReceivedSubject(site.name), lines, unit.now));
        return { id };
      },
      { form: keysOf(parameters.id) },
    );
    return { message: inTheirLanguage.thanks || worded(thanks, language) };
  });

  return [
    { ...send, limiter },
    ...staffEndpoints(services, { ...formAnswers, store: answerStore, columns: tableColumns(services) }),
  ];
}
