import type { FormGuard, FormTaken } from '../../domain/form.ts';
import type { Language } from '../../domain/languages.ts';
import { type Catalogue, catalogues } from '../../locales/catalogues.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { acknowledgement, type Notice, notice, noticeWords } from '../forms/mails.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import type { Call } from '../http/endpoint.ts';
import type { PlaceLimiter } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';

/** A form that visitors write to the organisation with. */
interface EnquiryForm<Body> {
  kind: 'contact' | 'donation';
  /** The reply. */
  sent: string;
  /** Answers the number of the record. */
  store(unit: UnitOfWork, body: Body, language: Language): Promise<number>;
  /** The mail to staff: what was written. */
  toStaff(body: Body, words: Catalogue): Omit<Notice, 'site'>;
  /** The mail to the visitor: that it has arrived. */
  toVisitor(words: Catalogue['mails'], site: string): { subject: string; thanks: string };
}

type FormCall<Body> = Pick<Call<unknown, unknown, Body>, 'body' | 'now' | 'language' | 'idempotencyKey' | 'pageKey'>;

/** The handler of such a form, and what counts its uses. */
export function enquiryForm<Body extends FormGuard & { email: string }>(
  services: Services,
  { kind, sent, store, toStaff, toVisitor }: EnquiryForm<Body>,
): { handle(call: FormCall<Body>): Promise<FormTaken>; counting: { limiter: PlaceLimiter } } {
  const { publicUrl, secretKey } = services.config;
  const { limiter, take } = guardedForm(services, kind, () => sent);

  async function accept(unit: UnitOfWork, { body, language }: FormCall<Body>): Promise<{ id: number }> {
    const id = await store(unit, body, language);
    const site = await readSiteSettings(unit.db);
    for (const mail of notice({ site, ...toStaff(body, noticeWords(site)) }, unit.now)) await unit.mail(mail);
    if (!(await mayWriteTo(unit, kind, body.email, secretKey))) return { id };
    const words = catalogues[language].mails;
    const { subject, thanks } = toVisitor(words, site.name);
    const lines = [words.hello, '', thanks, '', words.mistypedAddress, '', site.name, publicUrl];
    await unit.mail(acknowledgement(body.email, subject, lines, unit.now));
    return { id };
  }

  return { handle: (call) => take(call, (unit) => accept(unit, call)), counting: { limiter } };
}
