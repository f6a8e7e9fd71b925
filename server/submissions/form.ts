import { sendDefinitionOf } from '../../domain/api/submission-calls.ts';
import type { Language } from '../../domain/languages.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { SentRecord, SentValues, Submission } from '../../domain/submissions/submission.ts';
import { type Catalogue, catalogues } from '../../locales/catalogues.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { acknowledgement, type Notice, notice, noticeWords } from '../forms/mails.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import type { SubmissionStore } from './store.ts';

/** The mails about what a visitor has sent. */
export interface SubmissionMails<Request> {
  /** To staff: what was written, and where it lies; `id` is its number. */
  toStaff(id: number, sent: Request, words: Catalogue, language: Language): Omit<Notice, 'site'>;
  /** To the visitor: that it has arrived. */
  toVisitor(words: Catalogue['mails'], site: string): { subject: string; thanks: string };
}

/** The call by which visitors send a submission: guarded, stored, told to staff, and thanked for. */
export function formEndpoint<
  Sent extends SentRecord,
  Details extends Sent,
  Query extends ListQuery,
  Request extends SentValues,
>(
  services: Services,
  submission: Submission<Sent, Details, Query, Request, string, Permission>,
  { add }: Pick<SubmissionStore<Sent, Details, Query>, 'add'>,
  { toStaff, toVisitor }: SubmissionMails<Request>,
): Endpoint {
  const { publicUrl, secretKey } = services.config;
  const { form, path, personal, sent } = submission;
  const { limiter, take } = guardedForm(services, form, () => sent);
  const endpoint = endpointOf(`POST ${path}`, sendDefinitionOf(submission), (call) =>
    take(call, async (unit) => {
      const { body, language } = call;
      const id = await add(unit, body, language);
      const site = await readSiteSettings(unit.db);
      for (const mail of notice({ site, ...toStaff(id, body, noticeWords(site), site.notice_language) }, unit.now))
        await unit.mail(mail);
      const address = String(body[personal.address]);
      if (!(await mayWriteTo(unit, form, address, secretKey))) return { id };
      const words = catalogues[language].mails;
      const { subject, thanks } = toVisitor(words, site.name);
      const lines = [words.hello, '', thanks, '', words.mistypedAddress, '', site.name, publicUrl];
      await unit.mail(acknowledgement(address, subject, lines, unit.now));
      return { id };
    }),
  );
  return { ...endpoint, limiter };
}
