import { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import {
  failedRecipients,
  type Letter,
  type LetterInput,
  letter,
  letterInput,
  letterPreview,
  letterTexts,
  sendInput,
} from '../../domain/letter.ts';
import { LARGEST_PAGE, listQuery } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { type ResourceDescription, readEndpoint, rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { readSiteSettings } from '../site/store.ts';
import { letterMail } from './letter-mail.ts';
import { letterStore, listLetters } from './letter-store.ts';
import { letterText } from './letter-text.ts';
import { unsubscribeLink, unsubscribeToken } from './links.ts';
import { listFailed } from './recipients.ts';
import { beginSending, resumeSending, stopSending, tryFailedAgain } from './sending.ts';

const path = '/newsletter/letters/';
const permissions = {
  view: 'newsletter.view',
  create: 'newsletter.send',
  edit: 'newsletter.send',
  delete: 'newsletter.send',
} as const;

/** What may be kept of a letter: whatever an editor or a paste has put there, links and pictures are as mails take them. */
const cleaned = (input: LetterInput, publicUrl: string) => ({ ...input, content: sanitise(input.content, publicUrl) });

/** The letters of the newsletter: writing, looking at, sending. */
export function letterRoutes(desk: Desk): Endpoint[] {
  const { rows, write } = desk;
  const { publicUrl, secretKey } = desk.config;
  const letters = {
    resource: 'newsletter',
    topic: 'newsletter',
    path,
    singular: 'letter of the newsletter',
    thing: letter,
    input: letterInput,
    store: {
      ...letterStore,
      create: (all, input, now) => letterStore.create(all, cleaned(input, publicUrl), now),
      update: (all, id, input, stamp) => letterStore.update(all, id, cleaned(input, publicUrl), stamp),
    },
    permit(_asker, _input, before) {
      if (before && before.status !== 'draft') throw conflict(letterTexts.written);
    },
    permissions,
  } as const satisfies ResourceDescription<Letter, LetterInput>;

  async function letterOf(id: number): Promise<Letter> {
    const found = await letterStore.find(rows, id);
    if (!found || found.deleted_at !== null) throw notFound();
    return found;
  }

  /** One step in the life of a letter that takes nothing but its number. */
  const step = (name: string, summary: string, take: typeof stopSending): Endpoint =>
    endpoint({
      method: 'POST',
      path: `${path}{id}/${name}/`,
      access: 'newsletter.send',
      summary,
      parameters: identifier,
      reply: letter,
      handle: async ({ asker, parameters }) => ({
        ...(await write(asker.userId, (unit) => take(unit, parameters.id))),
        can: rightsOf(asker, permissions),
      }),
    });

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'newsletter.view',
      summary: 'Every letter, or those in the trash; the newest first',
      query: listQuery.pick({ trash: true }),
      reply: z.array(letter),
      async handle({ asker, query }) {
        const can = rightsOf(asker, permissions);
        return (await listLetters(rows, query.trash ?? false)).map((one) => ({ ...one, can }));
      },
    }),
    readEndpoint(desk, letters),
    ...writeEndpoints(desk, letters),
    endpoint({
      method: 'GET',
      path: `${path}{id}/preview/`,
      access: 'newsletter.view',
      summary: 'The letter as subscribers get it, with HTML and without',
      parameters: identifier,
      reply: letterPreview,
      async handle({ parameters }) {
        const { subject, content } = await letterOf(parameters.id);
        const shown = sanitise(content, publicUrl);
        return { subject, content: shown, text: letterText(shown) };
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/test/`,
      access: 'newsletter.send',
      summary: 'Send the letter to oneself',
      parameters: identifier,
      reply: z.object({ recipient: z.string() }),
      async handle({ asker, parameters }) {
        const found = await letterOf(parameters.id);
        const { email } = asker;
        const reader = { recipient: email, leaveLink: unsubscribeLink(publicUrl, unsubscribeToken(email, secretKey)) };
        await write(asker.userId, async (unit) => {
          const mail = letterMail(found, reader, await readSiteSettings(unit.rows), publicUrl);
          await unit.mail({ ...mail, subject: `[Test] ${mail.subject}` });
        });
        return { recipient: email };
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/send/`,
      access: 'newsletter.send',
      summary:
        'Send a draft to everybody who has confirmed; with the `updated_at` that was seen, only if it is still so',
      parameters: identifier,
      body: sendInput,
      reply: letter,
      handle: async ({ asker, parameters, body }) => ({
        ...(await write(asker.userId, (unit) => beginSending(unit, parameters.id, body.updated_at))),
        can: rightsOf(asker, permissions),
      }),
    }),
    step('stop', 'Stop the sending; it can be resumed', stopSending),
    step('resume', 'Go on with a sending that was stopped', resumeSending),
    step('try-again', 'Send the mails again that the mail server has refused', tryFailedAgain),
    endpoint({
      method: 'GET',
      path: `${path}{id}/failed/`,
      access: 'newsletter.view',
      summary: 'The recipients whose mails the mail server has refused',
      parameters: identifier,
      query: listQuery.pick({ page: true, page_size: true }),
      reply: failedRecipients,
      async handle({ parameters: { id }, query }) {
        return asPage(await listFailed(rows, id, sliceOf(query, LARGEST_PAGE)), `${path}${id}/failed/`, query);
      },
    }),
  ];
}
