import { z } from 'zod';
import { type Language, languages, mainLanguage } from '../../domain/languages.ts';
import type { Page } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { TranslatableName } from '../../domain/translation/translatable.ts';
import type { Log } from '../logging.ts';
import type { DiskReserve } from '../metrics/disk-reserve.ts';
import type { CacheContext } from './cache-context.ts';
import type { CurrentUser } from './current-user.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { badRequest, HttpError, notFound } from './http-error.ts';
import { check, errorsByField, readQuery } from './input.ts';
import { networksOf } from './network.ts';
import { DiskFull } from './outage.ts';
import type { Sent } from './sent.ts';

export type ReplyCheck = (endpoint: Endpoint, reply: unknown, currentUser: CurrentUser | null) => void;

/** For production: to look through each reply again would take longer than many calls take. */
export const uncheckedReplies: ReplyCheck = () => undefined;

/**
 * For tests: throws if a reply does not match the schema of the browser's types, and logs the fields. Staff without further
 * permissions get the same reply as visitors.
 */
export const checkedReplies =
  (log: Log): ReplyCheck =>
  ({ method, path, reply: schema, staffReply }, reply, currentUser) => {
    if (!schema || reply instanceof Response) return;
    const expected = currentUser && staffReply ? z.union([staffReply, schema]) : schema;
    const parsed = expected.safeParse(JSON.parse(JSON.stringify(reply) ?? 'null'));
    if (parsed.success) return;
    log.error({ method, path, errors: errorsByField(parsed.error) }, 'A reply does not fit its schema');
    throw new Error(`The reply of ${method} ${path} does not fit its schema`);
  };

/** Throws `DiskFull` for a call that writes when the disk is full, unless it is one that helps to free space. */
export function expectDiskSpaceFor(disk: DiskReserve | null) {
  return async ({ method, worksWhenFull }: Pick<Endpoint, 'method' | 'worksWhenFull'>): Promise<void> => {
    if (!disk || method === 'GET') return;
    const isFull = await disk.look();
    if (isFull && method !== 'DELETE' && !worksWhenFull) throw new DiskFull();
  };
}

/**
 * Counts a use of the call if it declares a limit, and only then runs the work, which begins with reading the body. Throws
 * a 429. An input error, a 400, does not count: many visitors may share one place.
 */
async function counted<Result>(
  { limiter }: Pick<Endpoint, 'limiter'>,
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!limiter) return work();
  const networks = networksOf(place);
  await limiter.count(networks);
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) await limiter.forgive(networks);
    throw error;
  }
}

/** The texts of one record by their fields, each with the fingerprint of the source's text it is made from. */
export interface TextsOfRecord {
  resource: TranslatableName;
  record: string;
  texts: ReadonlyMap<string, { text: string; fingerprint: string | null }>;
}

/** Puts the texts of a visitor's reply into a language; those of one record may be others than are published. */
export type Translate = (
  translated: NonNullable<Endpoint['translated']>,
  reply: unknown,
  language: Language,
  cacheContext: CacheContext,
  instead?: TextsOfRecord,
) => Promise<unknown>;

/** A call with its input; parameters and query are not parsed yet. */
export interface Incoming
  extends Omit<Call<unknown, unknown, unknown>, 'parameters' | 'query' | 'body' | 'contentLanguage'> {
  /** The `{name}` parts of the path. */
  parameters: Record<string, string>;
  query: Iterable<readonly [name: string, value: string]>;
  /** In a preview: what one record says in place of what is published. */
  instead?: TextsOfRecord | undefined;
}

/** A path parameter that cannot be right names a record that is not there. */
function readParameters({ parameters }: Endpoint, given: Record<string, string>): unknown {
  if (!parameters) return undefined;
  const parsed = parameters.safeParse(given);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/**
 * The language of the records in a reply, if the query of a translated call names one. It is no field of a call's own query, as
 * every such call has it. Throws a 400 for a language that there is not.
 */
function languageAsked({ translated }: Endpoint, query: Incoming['query']): Language | undefined {
  if (!translated) return undefined;
  for (const [name, value] of query) {
    if (name !== 'language' || value === '') continue;
    const language = languages.find((code) => code === value);
    if (language === undefined)
      throw badRequest(staffText('noSuchLanguage'), { language: [staffText('noSuchLanguage')] });
    return language;
  }
  return undefined;
}

const isPage = (reply: unknown): reply is Page<unknown> =>
  typeof reply === 'object' && reply !== null && 'next' in reply && 'previous' in reply;

/** The addresses of the pages before and after name the language too. */
function pagedIn(language: Language | undefined, reply: unknown): unknown {
  if (language === undefined || !isPage(reply)) return reply;
  const named = (address: string | null) => address && `${address}&language=${language}`;
  return { ...reply, next: named(reply.next), previous: named(reply.previous) };
}

/** The same, checked. Throws a 404 for a parameter, a 400 for a query that cannot be right. */
function checkIncoming(endpoint: Endpoint, incoming: Incoming): Omit<Call<unknown, unknown, unknown>, 'body'> {
  return {
    ...incoming,
    parameters: readParameters(endpoint, incoming.parameters),
    contentLanguage: languageAsked(endpoint, incoming.query) ?? mainLanguage(),
    query: endpoint.query ? check(endpoint.query, readQuery(incoming.query)) : undefined,
  };
}

/** The call that an address means, with the `{name}` parts of its path. */
export interface FoundCall {
  endpoint: Endpoint;
  parameters: Record<string, string>;
}

export interface DispatcherOptions {
  /** Throws `DiskFull` for a call that writes, when the disk is full. */
  expectDiskSpace(endpoint: Pick<Endpoint, 'method' | 'worksWhenFull'>): Promise<void>;
  translate: Translate;
  /** Throws where a reply does not fit its schema. */
  checkReply: ReplyCheck;
}

/** Reads and checks the input of a call, and passes it to the work. */
type Receive = (work: (sent: Sent) => Promise<unknown>) => Promise<unknown>;

/** The calls at one path, by their methods. */
type Methods = Map<string, Endpoint>;

/** A path with parameters as a regular expression: `/events/{id}/` matches any text between the slashes. */
const expressionFor = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** A decoded part of a path; unchanged if it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Finds the call that an address means, and runs it: for requests, and for pages that the server renders. */
export class Dispatcher {
  readonly #byPath = new Map<string, Methods>();
  readonly #withParameters: readonly { expression: RegExp; methods: Methods }[];
  readonly #options: DispatcherOptions;

  constructor(endpoints: readonly Endpoint[], options: DispatcherOptions) {
    for (const endpoint of endpoints) {
      const methods = this.#byPath.get(endpoint.path) ?? new Map<string, Endpoint>();
      this.#byPath.set(endpoint.path, methods.set(endpoint.method, endpoint));
    }
    this.#withParameters = [...this.#byPath]
      .filter(([path]) => path.includes('{'))
      .map(([path, methods]) => ({ expression: expressionFor(path), methods }));
    this.#options = options;
  }

  /** A path without parameters comes before one whose parameter could take its last part in. */
  #at(path: string): { methods: Methods; parameters: Record<string, string> } | undefined {
    const fixed = path.includes('{') ? undefined : this.#byPath.get(path);
    if (fixed) return { methods: fixed, parameters: {} };
    for (const { expression, methods } of this.#withParameters) {
      const parts = expression.exec(path)?.groups;
      if (!parts) continue;
      const parameters = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decoded(part)]));
      return { methods, parameters };
    }
    return undefined;
  }

  /** Undefined where the path does not have the method. `path` is below `/api`, with its trailing slash. */
  lookUp(method: string, path: string): FoundCall | undefined {
    const there = this.#at(path);
    const endpoint = there?.methods.get(method);
    return there && endpoint && { endpoint, parameters: there.parameters };
  }

  /** Throws a 405 for a path that does not have the method, a 404 for one that is none. */
  find(method: string, path: string): FoundCall {
    const found = this.lookUp(method, path);
    if (found) return found;
    const there = this.#at(path);
    if (!there) throw notFound();
    const allow = [...there.methods.keys()].join(', ');
    throw new HttpError(405, { detail: staffText('methodNotAllowed') }, { allow });
  }

  /** Checks the input, runs the handler, and returns its reply. The permission has been checked before. */
  async run(endpoint: Endpoint, incoming: Incoming, receive: Receive): Promise<unknown> {
    const call = checkIncoming(endpoint, incoming);
    await this.#options.expectDiskSpace(endpoint);
    const { translated } = endpoint;
    const made = await counted(endpoint, call.address, () => receive((sent) => endpoint.handle({ ...call, ...sent })));
    // Staff work on the source's texts.
    const reply =
      translated && call.currentUser === null
        ? await this.#options.translate(translated, made, call.contentLanguage, call.cacheContext, incoming.instead)
        : made;
    this.#options.checkReply(endpoint, reply, call.currentUser);
    return pagedIn(languageAsked(endpoint, incoming.query), reply);
  }
}
