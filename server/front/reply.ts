import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { WholeReply } from '../http/whole-reply.ts';

const brotli = promisify(brotliCompress);

/** Below this many bytes compressing makes a reply larger, headers counted. */
const WORTH_COMPRESSING = 300;

/**
 * Maximum length of a body that is sent in one piece with its head, which is a string to Node: a tenth more replies a
 * second. Copying a longer body costs as much as that gains.
 */
const ONE_PIECE = 4096;

/** Of 11. Six takes some milliseconds for a page; the highest takes a hundred for a twelfth less. */
const BROTLI_QUALITY = 6;

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json|ld\+json|rss\+xml)|image\/svg)/;

/** Written anew for each form, or belonging to the one request that made the reply. */
const ownHeaders = new Set(['content-length', 'vary', 'x-request-id']);

const encodingNames = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof encodingNames)[number];

type Head = Pick<WholeReply, 'status' | 'headers'>;

/** The bytes that are sent; as a string, each is the character of its number. */
type Body = Buffer | string;

interface Form {
  /** Unpacks a compressed form for the few programs that take no other: keeping it too would take twice as much again. */
  body: () => Body;
  /** Names and values in turn, as `writeHead` takes them without looking at each. */
  headers: string[];
  notModifiedHeaders: string[];
}

// Each in a scope of its own: a function holds on to all that the others of its scope need.
function cacheable(body: Buffer): () => Body {
  const held = body.byteLength <= ONE_PIECE ? body.toString('latin1') : body;
  return () => held;
}

/** Decompressed once for all simultaneous readers; a slow reader takes no more memory than others. */
function decompressed(brotlied: Buffer): () => Buffer {
  let last: WeakRef<Buffer> | undefined;
  return () => {
    const known = last?.deref();
    if (known) return known;
    const made = brotliDecompressSync(brotlied);
    last = new WeakRef(made);
    return made;
  };
}

/** Made when it is first called. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Names a body in an `etag`. */
const tagOf = (digest: string) => digest.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');

/** A copy of exactly its own length: a compressed body comes in a buffer of 16 kB, which it would keep in memory. */
function fitted(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(copy);
  return copy;
}

/** Whether the header `accept-encoding` allows this encoding. */
export const takes = (accepted: string, encoding: string): boolean =>
  accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part === encoding || (part.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(part)));

const encodings = new Map<string, Encoding>();

/** The best encoding the visitor takes. The few spellings that browsers send are remembered. */
function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = encodings.get(accepted);
  if (known) return known;
  const best = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity';
  if (encodings.size < 100) encodings.set(accepted, best);
  return best;
}

/** A page in the form for a browser that has a certain other one. */
export interface Packed {
  body: Buffer;
  /** Names the other page. */
  before: string;
}

/**
 * The headers of a page that a browser may keep as the dictionary of the next ones for a day. It stays with that browser: no store on
 * the way may show the page without asking.
 */
const asDictionary = (headers: readonly string[], etag: string | undefined) =>
  headers.map((one, place) => {
    const name = headers[place - 1];
    if (name === 'cache-control') return 'private, max-age=0, stale-while-revalidate=86400';
    if (name === 'etag') return etag ?? one;
    return name === 'vary' ? `${one}, Available-Dictionary` : one;
  });

const USE = ['use-as-dictionary', 'match="/*", match-dest=("document")'];

/** A finished reply in each encoding, ready to be sent to anybody. */
export class Reply {
  readonly status: number;
  /** False where the reply itself forbids it, or is an error. */
  readonly cacheable: boolean;
  /** A page for visitors: a whole document that search engines may index. */
  readonly isPage: boolean;
  /** The memory of the cached forms of replies. */
  readonly bytes: number;
  /** The SHA-256 of the body that is not compressed, in base64. */
  readonly digest: string;
  readonly #forms: Record<Encoding, () => Form>;
  readonly #tag: string;
  #isSmallest = false;

  private constructor({ status, headers }: Head, digest: string, forms: Record<Encoding, () => Form>, bytes: number) {
    this.status = status;
    this.cacheable = (status === 200 || status === 301) && !/no-store/.test(headers.get('cache-control') ?? '');
    const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false;
    this.isPage = status === 200 && isDocument && !headers.has('x-robots-tag');
    this.digest = digest;
    this.#tag = tagOf(digest);
    this.#forms = forms;
    this.bytes = bytes;
  }

  /** Compresses a reply, once: as gzip only for the first who takes no better, over plain http or from an old program. */
  static async from(whole: WholeReply): Promise<Reply> {
    const { headers, body } = whole;
    const type = headers.get('content-type') ?? '';
    if (body.byteLength < WORTH_COMPRESSING || !compressible.test(type)) {
      const alone = fitted(body);
      return Reply.of(whole, alone, alone, alone);
    }
    const brotlied = fitted(await brotli(body, brotliAt(BROTLI_QUALITY)));
    return Reply.of(whole, body, brotlied, undefined);
  }

  /** A reply whose compressed forms are at hand; without `zipped` that form is made of the other. */
  static of(head: Head, identity: Buffer, brotlied: Buffer, zipped: Buffer | undefined): Reply {
    const digest = createHash('sha256').update(identity).digest('base64');
    const tag = tagOf(digest);
    const { headers } = head;
    const shared = [...headers].filter(([name]) => !ownHeaders.has(name)).flat();
    const form = (encoding: Encoding, bytes: number, body: Form['body']): Form => {
      const etag = `"${tag}-${encoding}"`;
      const vary = headers.get('vary');
      const common = [...shared, 'vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding', 'etag', etag];
      const contentEncoding = encoding === 'identity' ? [] : ['content-encoding', encoding];
      return {
        body,
        headers: [...common, ...contentEncoding, 'content-length', String(bytes)],
        notModifiedHeaders: common,
      };
    };
    const isCompressed = brotlied !== identity;
    const text = isCompressed ? decompressed(brotlied) : cacheable(identity);
    const plain = form('identity', identity.byteLength, text);
    const br = isCompressed ? form('br', brotlied.byteLength, cacheable(brotlied)) : plain;
    const isZipped = zipped !== identity;
    // No function of this scope names `identity`: it would be held on to for as long as the reply.
    const gzip = once(() => {
      if (!isZipped) return plain;
      const body = zipped ?? fitted(gzipSync(text()));
      return form('gzip', body.byteLength, cacheable(body));
    });
    // The other form takes about as much.
    const bytes = brotlied.buffer.byteLength + (isCompressed ? (zipped ?? brotlied).buffer.byteLength : 0);
    return new Reply(head, digest, { identity: () => plain, br: () => br, gzip }, bytes);
  }

  /** The body that is not compressed. */
  text(): Buffer {
    const body = this.#forms.identity().body();
    return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  }

  /** Compresses it as far as it goes, for those who come after. Worth its time for a reply that is asked for again. */
  async compressFurther(): Promise<void> {
    const br = this.#forms.br();
    if (this.#isSmallest || br === this.#forms.identity()) return;
    this.#isSmallest = true;
    const body = fitted(await brotli(this.text(), brotliAt(constants.BROTLI_MAX_QUALITY)));
    const headers = br.headers.with(-1, String(body.byteLength));
    const smaller = { ...br, body: cacheable(body), headers };
    this.#forms.br = () => smaller;
  }

  /** Whether the visitor already has this page, by `if-none-match`. A page packed with another one has its own tag: without that other page it cannot be read. */
  #isKnownTo({ headers }: IncomingMessage, packedTag?: string): boolean {
    const known = headers['if-none-match'];
    if (known === undefined || this.status !== 200) return false;
    if (packedTag !== undefined && known.includes(packedTag)) return true;
    return encodingNames.some((encoding) => known.includes(`${this.#tag}-${encoding}`));
  }

  /** As `send`, to a browser that keeps the page as a dictionary. */
  sendAsDictionary(request: IncomingMessage, response: ServerResponse, packed?: Packed): void {
    const form = this.#forms[encodingFor(request.headers['accept-encoding'])]();
    const packedTag = packed && `"${this.#tag}-${tagOf(packed.before)}"`;
    if (this.#isKnownTo(request, packedTag)) {
      response.writeHead(304, asDictionary(form.notModifiedHeaders, packedTag)).end();
      return;
    }
    const body = packed?.body ?? form.body();
    const ofPacked = ['content-encoding', 'dcz', 'content-length', String(body.length)];
    const headers = packed ? [...form.notModifiedHeaders, ...ofPacked] : form.headers;
    response.writeHead(this.status, [...asDictionary(headers, packedTag), ...USE]);
    if (request.method === 'HEAD') response.end();
    else response.end(body, 'latin1');
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const form = this.#forms[encodingFor(request.headers['accept-encoding'])]();
    if (this.#isKnownTo(request)) {
      response.writeHead(304, form.notModifiedHeaders);
      response.end();
      return;
    }
    response.writeHead(this.status, form.headers);
    if (request.method === 'HEAD') response.end();
    else response.end(form.body(), 'latin1');
  }
}
