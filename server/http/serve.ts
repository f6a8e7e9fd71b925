import { type Context, Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import type { Asker } from '../identity/asker.ts';
import { may } from '../identity/asker.ts';
import { networkOf } from '../identity/network.ts';
import type { Log } from '../logging.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { Freshness } from './freshness.ts';
import { check, readJson, readQuery } from './input.ts';
import { notAllowed, notFound, notSignedIn, Refusal } from './refusal.ts';

/** What the door hands to the routes beside the request. */
export interface Surroundings {
  /** The client's network address. */
  address: string;
  freshness: Freshness;
  /** The visitor asked for little data. */
  lowData: boolean;
  /** A call the process makes to itself, for a page. */
  inside: boolean;
}

export type AppContext = Context<{ Bindings: Partial<Surroundings> }>;

export interface ServeOptions {
  clock: Clock;
  log: Log;
  /** Who holds this access token; throws a 401 for one that is not good. */
  identify(accessToken: string): Promise<Asker>;
  /** The people who can give permissions, in words. */
  whoToAsk(): Promise<string>;
}

const bearer = /^Bearer\s+(\S+)$/i;

async function whoAsks(context: AppContext, identify: ServeOptions['identify']): Promise<Asker | null> {
  const header = context.req.header('authorization');
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw notSignedIn('The Authorization header cannot be read.');
  return identify(token);
}

function permit({ access }: Endpoint, asker: Asker | null): void {
  if (access === 'public') return;
  if (asker === null) throw notSignedIn();
  if (access !== 'signed-in' && !may(asker, access)) throw notAllowed();
}

/** A path parameter that cannot be right names a thing that is not there. */
function readParameters({ parameters }: Endpoint, context: AppContext): unknown {
  if (!parameters) return undefined;
  const parsed = parameters.safeParse(context.req.param());
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** Says with every 403 for somebody signed in who can give what is missing. */
async function answer(endpoint: Endpoint, context: AppContext, options: ServeOptions): Promise<Response> {
  const asker = await whoAsks(context, options.identify);
  try {
    permit(endpoint, asker);
    return await reply(endpoint, context, options, asker);
  } catch (error) {
    if (asker === null || !(error instanceof Refusal) || error.status !== 403) throw error;
    throw new Refusal(403, { ...error.problem, contact: await options.whoToAsk() }, error.headers);
  }
}

async function reply(
  endpoint: Endpoint,
  context: AppContext,
  options: ServeOptions,
  asker: Asker | null,
): Promise<Response> {
  const call: Call<unknown, unknown, unknown> = {
    parameters: readParameters(endpoint, context),
    query: endpoint.query ? check(endpoint.query, readQuery(new URL(context.req.url).searchParams)) : undefined,
    body: endpoint.body ? check(endpoint.body, await readJson(context.req.raw)) : undefined,
    asker,
    now: options.clock(),
    freshness: context.env?.freshness ?? new Freshness(),
    address: networkOf(context.env?.address ?? ''),
    userAgent: context.req.header('user-agent')?.slice(0, 300) ?? '',
    idempotencyKey: context.req.header('idempotency-key'),
  };
  const result = await endpoint.handle(call);
  // What somebody signed in sees is theirs alone; what everybody sees may be kept, but is asked for again each time.
  context.header('cache-control', asker === null && endpoint.method === 'GET' ? 'no-cache' : 'no-store');
  return endpoint.reply ? context.json(result, endpoint.status ?? 200) : context.body(null, 204);
}

/** Hono's spelling of a path with parameters. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * The API made from its declared calls. Refuses to start with a call that declares no access, or one declared twice.
 * A path that exists answers 405 to a method it does not have, all else 404.
 */
export function serve(
  endpoints: readonly Endpoint[],
  options: ServeOptions,
): Hono<{ Bindings: Partial<Surroundings> }> {
  const api = new Hono<{ Bindings: Partial<Surroundings> }>();
  const methods = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const { method, path, access } = endpoint;
    const known = methods.get(path) ?? [];
    if (!access) throw new Error(`${method} ${path} declares no permission`);
    if (known.includes(method)) throw new Error(`${method} ${path} is declared twice`);
    methods.set(path, [...known, method]);
    api.on(method, honoPath(path), (context) => answer(endpoint, context, options));
  }
  for (const [path, allowed] of methods) {
    api.all(honoPath(path), () => {
      throw new Refusal(405, { detail: 'This method is not allowed here.' }, { allow: allowed.join(', ') });
    });
  }
  api.all('*', () => {
    throw notFound();
  });
  return api;
}
