import { type Context, Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Log } from '../logging.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { CacheContext } from './cache-context.ts';
import { type CurrentUser, may } from './current-user.ts';
import type { Dispatcher, FoundCall } from './dispatcher.ts';
import type { Endpoint } from './endpoint.ts';
import { HttpError, notAllowed, notSignedIn } from './http-error.ts';
import { preferredLanguage } from './language.ts';
import { networkOf } from './network.ts';
import { withInput } from './sent.ts';

/** The values the HTTP front passes to the routes beside the request. */
export interface RequestBindings {
  /** The client's network address. */
  address: string;
  cacheContext: CacheContext;
  /** The visitor asked for little data. */
  lowData: boolean;
  /** The main language was asked for by its prefix, which the address has no more. */
  isMainNamed?: boolean;
  /** In which the dashboard is shown on this device. */
  dashboardLanguage?: Language;
}

/** What the routes know of a request, beside what the front passed on. */
export interface AppEnvironment {
  Bindings: Partial<RequestBindings>;
  /** In which somebody signed in reads the reply. */
  Variables: { language?: Language };
}

export type AppContext = Context<AppEnvironment>;

/** The language of a reply's texts: that of the person, or before the sign-in the one that the client asks for. */
export const languageFor = (context: AppContext): Language =>
  context.get('language') ?? preferredLanguage(context.req.header('accept-language'));

/** Whether nobody reads the reply now: a HEAD has none, and a browser fetches some pages before they are asked for. */
export const isAhead = ({ req }: AppContext): boolean =>
  req.raw.method === 'HEAD' || /prefetch/i.test(`${req.header('sec-purpose')} ${req.header('purpose')}`);

export const userAgentOf = ({ req }: AppContext): string => req.header('user-agent')?.slice(0, 300) ?? '';

export interface ServeOptions {
  clock: Clock;
  log: Log;
  /** The holder of this access token; throws a 401 if it is not valid. */
  identify(accessToken: string): Promise<CurrentUser>;
  /** The people who can give permissions, in words. */
  administrators(): Promise<string>;
  dispatcher: Dispatcher;
  /** Does the work of a call whose form was filled in while this was the main language. */
  believing<Result>(language: string, work: () => Promise<Result>): Promise<Result>;
  /** The temporary files of a call, until it is answered. */
  files: TemporaryFiles;
}

const bearer = /^Bearer\s+(\S+)$/i;

async function currentUserOf(context: AppContext, identify: ServeOptions['identify']): Promise<CurrentUser | null> {
  const header = context.req.header('authorization');
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw notSignedIn(staffText('headerUnreadable'));
  return identify(token);
}

function permit({ access }: Endpoint, currentUser: CurrentUser | null): void {
  if (access === 'public') return;
  if (currentUser === null) throw notSignedIn();
  if (access !== 'signed-in' && !may(currentUser, access)) throw notAllowed();
}

/** The main language of the forms that a call was filled in in, where it says one. */
function believedBy({ req }: AppContext): string | undefined {
  return req.method === 'GET' ? undefined : req.header('x-main-language');
}

/** Adds to every 403 for a signed-in user who can grant the missing permission. */
async function answer(call: FoundCall, context: AppContext, options: ServeOptions): Promise<Response> {
  const currentUser = await currentUserOf(context, options.identify);
  context.set('language', currentUser?.language);
  const { endpoint } = call;
  try {
    permit(endpoint, currentUser);
    const work = () => reply(call, context, options, currentUser);
    const language = believedBy(context);
    return await (language === undefined ? work() : options.believing(language, work));
  } catch (error) {
    if (currentUser === null || !(error instanceof HttpError) || error.status !== 403) throw error;
    const { method, path } = endpoint;
    options.log.warn({ user: currentUser.userId, method, path }, 'Somebody asked for what they may not');
    throw new HttpError(403, { ...error.problem, contact: await options.administrators() }, error.headers);
  }
}

async function reply(
  { endpoint, parameters }: FoundCall,
  context: AppContext,
  options: ServeOptions,
  currentUser: CurrentUser | null,
): Promise<Response> {
  const incoming = {
    parameters,
    query: new URL(context.req.url).searchParams,
    currentUser,
    now: options.clock(),
    cacheContext: context.env?.cacheContext ?? new CacheContext(),
    address: networkOf(context.env?.address ?? ''),
    signal: context.req.raw.signal,
    userAgent: userAgentOf(context),
    isAhead: isAhead(context),
    language: languageFor(context),
    idempotencyKey: context.req.header('idempotency-key'),
  };
  const result = await options.dispatcher.run(endpoint, incoming, (work) =>
    withInput(endpoint, context.req.raw, options.files, work),
  );
  if (result instanceof Response) return result;
  // A signed-in reply is private; a public one may be cached, but is revalidated each time, unless it is for one visitor.
  const isKept = currentUser === null && endpoint.method === 'GET' && incoming.cacheContext.cacheable;
  context.header('cache-control', isKept ? 'no-cache' : 'no-store');
  return endpoint.reply ? context.json(result, endpoint.status ?? 200) : context.body(null, 204);
}

/** Hono answers a HEAD as a GET without its body. */
const methodOf = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** The API over HTTP, below `/api`. */
export function serve(options: ServeOptions): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>();
  api.all('*', (context) => {
    const { method, path } = context.req;
    return answer(options.dispatcher.find(methodOf(method), path.slice('/api'.length)), context, options);
  });
  return api;
}
