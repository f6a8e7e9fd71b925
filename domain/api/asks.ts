import { z } from 'zod';
import { askOfRecord, askPublished, handBack, publishingAsk } from '../drafts.ts';
import { identifier } from '../identifier.ts';
import type { Permission } from '../permission.ts';
import { defineCall } from './call.ts';

/** The calls by which writers without the right to publish ask for a record to be published. */
interface AskContract<Path extends string> {
  path: `/${Path}/`;
  /** The noun for one of them in the documentation: `post`. */
  singular: string;
  permissions: Readonly<Record<'view' | 'edit' | 'publish', Permission>>;
}

/** The definitions of the calls by which somebody asks for a record to be published, and is answered. */
export const askDefinitionsOf = ({ singular, permissions }: Omit<AskContract<string>, 'path'>) =>
  ({
    list: {
      access: permissions.view,
      summary: `Who asks for a ${singular} to be published, and what was handed back`,
      parameters: identifier,
      reply: z.array(publishingAsk),
    },
    ask: {
      access: permissions.edit,
      summary: `Ask for a ${singular}, or one’s draft of a published one, to be published`,
      parameters: identifier,
    },
    handBack: {
      access: permissions.publish,
      summary: `Hand a ${singular} back to who asks for it to be published, with a sentence that says why`,
      parameters: askOfRecord,
      body: handBack,
    },
    published: {
      access: permissions.publish,
      summary: 'Say that what somebody asked for is published; their draft goes, unless they have gone on with it',
      parameters: askOfRecord,
      body: askPublished,
    },
  }) as const;

/** The same under their keys. */
function askCallsOf<const Path extends string>(contract: AskContract<Path>) {
  const { path } = contract;
  const { list, ask, handBack: back, published } = askDefinitionsOf(contract);
  return {
    ...defineCall(`GET ${path}{id}/asks/`, list),
    ...defineCall(`POST ${path}{id}/asks/`, ask),
    ...defineCall(`POST ${path}{id}/asks/{ask}/hand-back/`, back),
    ...defineCall(`POST ${path}{id}/asks/{ask}/published/`, published),
  };
}

/** The collections whose records can be asked for. */
export const asked = {
  posts: {
    path: '/posts/',
    singular: 'post',
    permissions: { view: 'posts.view', edit: 'posts.edit', publish: 'posts.publish' },
  },
  pages: {
    path: '/pages/',
    singular: 'page',
    permissions: { view: 'pages.view', edit: 'pages.edit', publish: 'pages.publish' },
  },
} as const satisfies Readonly<Record<string, AskContract<string>>>;

export type AskedCollection = keyof typeof asked;

export const askCalls = { ...askCallsOf(asked.posts), ...askCallsOf(asked.pages) };
