import { counted } from './counted.ts';
import type { Endpoint } from './endpoint.ts';
import { HttpError, notFound } from './http-error.ts';
import { checkIncoming, type Incoming } from './incoming.ts';
import type { ReplyCheck } from './reply-check.ts';
import type { Sent } from './sent.ts';

/** The call that an address means, with the `{name}` parts of its path. */
export interface FoundCall {
  endpoint: Endpoint;
  parameters: Record<string, string>;
}

export interface DispatcherOptions {
  /** Throws `NoRoom` for a call that writes, when the disk is full. */
  expectRoom(endpoint: Pick<Endpoint, 'method' | 'worksWhenFull'>): Promise<void>;
  /** Throws where a reply does not fit its schema. */
  checkReply: ReplyCheck;
}

/** Reads what a call sends, checks it, and hands it to the work. */
type Receive = (work: (sent: Sent) => Promise<unknown>) => Promise<unknown>;

/** The calls at one path, by their methods. */
type Methods = Map<string, Endpoint>;

/** A path with parameters as an expression: `/events/{id}/` takes what stands between the slashes. */
const expressionFor = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** A part of a path without its percent signs; as it came, where they spell nothing. */
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
    throw new HttpError(405, { detail: 'This method is not allowed here.' }, { allow });
  }

  /** Checks what came, runs the handler, and answers its reply. Whether the caller may call has been seen to. */
  async run(endpoint: Endpoint, incoming: Incoming, receive: Receive): Promise<unknown> {
    const call = checkIncoming(endpoint, incoming);
    await this.#options.expectRoom(endpoint);
    const reply = await counted(endpoint, call.address, () => receive((sent) => endpoint.handle({ ...call, ...sent })));
    this.#options.checkReply(endpoint, reply, call.currentUser);
    return reply;
  }
}
