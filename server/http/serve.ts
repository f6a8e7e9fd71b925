import { type Context, Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import { MAX_UPLOAD } from '../../domain/upload.ts';
import type { Log } from '../logging.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { CacheContext } from './cache-context.ts';
import { counted } from './counted.ts';
import type { CurrentUser } from './current-user.ts';
import { may } from './current-user.ts';
import type { Endpoint } from './endpoint.ts';
import { HttpError, notAllowed, notFound, notSignedIn } from './http-error.ts';
import { checkIncoming } from './incoming.ts';
import { networkOf } from './network.ts';
import { withSent } from './sent.ts';
import type { Upload } from './upload.ts';

/** The values the HTTP front passes to the routes beside the request. */
export interface Surroundings {
  /** The client's network address. */
  address: string;
  cacheContext: CacheContext;
  /** The visitor asked for little data. */
  lowData: boolean;
}

export type AppContext = Context<{ Bindings: Partial<Surroundings> }>;

export interface ServeOptions {
  clock: Clock;
  log: Log;
  /** The holder of this access token; throws a 401 if it is not valid. */
  identify(accessToken: string): Promise<CurrentUser>;
  /** The people who can give permissions, in words. */
  administrators(): Promise<string>;
  /** Throws `NoRoom` for a call that writes, when the disk is full. */
  expectRoom(endpoint: Pick<Endpoint, 'method' | 'worksWhenFull'>): Promise<void>;
  /** Where the files of a call wait until it is answered. */
  files: TemporaryFiles;
}

const bearer = /^Bearer\s+(\S+)$/i;

async function currentUserOf(context: AppContext, identify: ServeOptions['identify']): Promise<CurrentUser | null> {
  const header = context.req.header('authorization');
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw notSignedIn('The Authorization header cannot be read.');
  return identify(token);
}

function permit({ access }: Endpoint, currentUser: CurrentUser | null): void {
  if (access === 'public') return;
  if (currentUser === null) throw notSignedIn();
  if (access !== 'signed-in' && !may(currentUser, access)) throw notAllowed();
}

/** Says with every 403 for somebody signed in who can give what is missing. */
async function answer(endpoint: Endpoint, context: AppContext, options: ServeOptions): Promise<Response> {
  const currentUser = await currentUserOf(context, options.identify);
  try {
    permit(endpoint, currentUser);
    return await reply(endpoint, context, options, currentUser);
  } catch (error) {
    if (currentUser === null || !(error instanceof HttpError) || error.status !== 403) throw error;
    const { method, path } = endpoint;
    options.log.warn({ user: currentUser.userId, method, path }, 'Somebody asked for what they may not');
    throw new HttpError(403, { ...error.problem, contact: await options.administrators() }, error.headers);
  }
}

async function reply(
  endpoint: Endpoint,
  context: AppContext,
  options: ServeOptions,
  currentUser: CurrentUser | null,
): Promise<Response> {
  const call = checkIncoming(endpoint, {
    parameters: context.req.param(),
    query: new URL(context.req.url).searchParams,
    currentUser,
    now: options.clock(),
    cacheContext: context.env?.cacheContext ?? new CacheContext(),
    address: networkOf(context.env?.address ?? ''),
    userAgent: context.req.header('user-agent')?.slice(0, 300) ?? '',
    idempotencyKey: context.req.header('idempotency-key'),
  });
  await options.expectRoom(endpoint);
  const handle = (sent: { body: unknown; uploads: Record<string, Upload> }) => endpoint.handle({ ...call, ...sent });
  const result = await counted(endpoint, call.address, () =>
    withSent(endpoint, context.req.raw, options.files, handle),
  );
  if (result instanceof Response) return result;
  // A signed-in reply is private; a public one may be cached, but is revalidated each time.
  context.header('cache-control', currentUser === null && endpoint.method === 'GET' ? 'no-cache' : 'no-store');
  return endpoint.reply ? context.json(result, endpoint.status ?? 200) : context.body(null, 204);
}

const largestFile = ({ uploads = {} }: Endpoint) =>
  Math.max(0, ...Object.values(uploads).flatMap(Object.values<number>));

/** Hono's spelling of a path with parameters. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The calls by their path; a path without parameters comes before one whose parameter could take its last part in. */
function byPath(endpoints: readonly Endpoint[]): [string, Endpoint[]][] {
  const paths = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint]);
  const hasParameters = ([path]: [string, unknown]) => Number(path.includes('{'));
  return [...paths].sort((one, other) => hasParameters(one) - hasParameters(other));
}

/**
 * The API made from its declared calls. Refuses to start with a call that declares no access, one declared twice, or
 * one that takes larger files than any may.
 * A path that exists answers 405 to a method it does not have, all else 404.
 */
export function serve(
  endpoints: readonly Endpoint[],
  options: ServeOptions,
): Hono<{ Bindings: Partial<Surroundings> }> {
  const api = new Hono<{ Bindings: Partial<Surroundings> }>();
  for (const [path, calls] of byPath(endpoints)) {
    const methods = calls.map(({ method }) => method);
    for (const endpoint of calls) {
      const { method, access } = endpoint;
      if (!access) throw new Error(`${method} ${path} declares no permission`);
      if (methods.indexOf(method) !== methods.lastIndexOf(method))
        throw new Error(`${method} ${path} is declared twice`);
      if (largestFile(endpoint) > MAX_UPLOAD) throw new Error(`${method} ${path} takes files that are too large`);
      api.on(method, honoPath(path), (context) => answer(endpoint, context, options));
    }
    api.all(honoPath(path), () => {
      throw new HttpError(405, { detail: 'This method is not allowed here.' }, { allow: methods.join(', ') });
    });
  }
  api.all('*', () => {
    throw notFound();
  });
  return api;
}
