import { openIn } from '../../domain/addresses.ts';
import { minuteOf } from '../../domain/calendar.ts';
import { kindOf, saidIn } from '../../domain/fields/field-kinds.ts';
import type { Language } from '../../domain/languages.ts';
import type { Permission } from '../../domain/permission.ts';
import type { PlainSubmission, SentRecord, SentValues } from '../../domain/submissions/submission.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { submissionIn } from '../../locales/submissions.ts';
import { subjectWords } from '../forms/mails.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { staffEndpoints } from './endpoints.ts';
import { formEndpoint, type SubmissionMails } from './form.ts';
import { plainPieces, submissionStore } from './store.ts';

/** The columns of its table as a file: its fields, its status and when it was sent. */
function columnsOf(submission: PlainSubmission, language: Language, timeZone: string): TableColumn<SentRecord>[] {
  const { headings, handling } = catalogues[language].records;
  const asked = Object.entries(submissionIn(language, submission).fields).map(
    ([name, field]): TableColumn<SentRecord> => ({
      heading: field.label,
      ...(field.kind === 'telephone' && { kind: 'telephone' }),
      cell: (it) => saidIn(field, name, it),
    }),
  );
  const statuses = new Map(Object.entries(handling));
  return [
    ...asked,
    { heading: headings.status, cell: ({ status }) => statuses.get(status) ?? status },
    { heading: headings.createdAt, kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
  ];
}

/** The mails about one: to staff with every answer under its question. */
function mailsOf({ config }: Services, submission: PlainSubmission): SubmissionMails<SentValues> {
  const { personal, screen } = submission;
  return {
    toStaff(id, sent, { staffMails }, language) {
      const { fields, screen: worded } = submissionIn(language, submission);
      return {
        subject: staffMails.newMessage(`${worded.one}, ${subjectWords(String(sent[personal.name]))}`),
        fields: {},
        answers: Object.entries(fields).map(([name, field]) => ({
          question: field.label,
          answer: saidIn(field, name, sent),
          isLong: kindOf(field).text === 'paragraphs',
        })),
        link: `${config.publicUrl}${openIn(screen.address, id)}`,
      };
    },
    toVisitor: (words, site) => ({ subject: words.messageReceivedSubject(site), thanks: words.messageReceived }),
  };
}

/** The calls of a submission that needs nothing of its own. */
export function submissionEndpoints(
  services: Services,
  submission: PlainSubmission<string, Permission>,
  store = submissionStore(submission, plainPieces),
): Endpoint[] {
  const columns = (language: Language, timeZone: string) => columnsOf(submission, language, timeZone);
  return [
    formEndpoint(services, submission, store, mailsOf(services, submission)),
    ...staffEndpoints(services, { ...submission, store, columns }),
  ];
}
