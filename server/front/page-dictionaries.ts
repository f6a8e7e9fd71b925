import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Log } from '../logging.ts';
import { type Packed, type Reply, takes } from './reply.ts';

const compress = promisify(zstdCompress);

/** Of 22. The ninth takes some milliseconds; the next ones ten times as many for a twentieth less. */
const ZSTD_LEVEL = 9;

/** So many bytes back a browser must be able to look, as a power of two: more than two pages. */
const WINDOW = 19;

/** The first bytes of the format `dcz`; the digest of the dictionary and the compressed page follow (RFC 9842). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** Pages that visitors may have seen last: about two megabytes. */
const MOST_PAGES = 100;

/** Pages in the form for one that has seen a certain other one: about a megabyte. */
const MOST_PACKED = 200;

/**
 * Whether it is a document that a browser asks for which can use the page before as a dictionary. It may keep a page as one only
 * while it need not ask whether the page has changed, and before it shows one it asks all the same: that is true of Chromium
 * where it fetches documents by itself, and of nobody else.
 */
const canKeep = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-ch-ua'] !== undefined &&
  takes(headers['accept-encoding'] ?? '', 'zstd');

/** Keeps the newest of these, so many at most. */
function keepNewest<Kept>(all: Map<string, Kept>, most: number, key: string, kept: Kept): void {
  all.delete(key);
  all.set(key, kept);
  for (const oldest of all.keys()) {
    if (all.size <= most) return;
    all.delete(oldest);
  }
}

async function pack(before: Reply, page: Reply): Promise<Packed> {
  const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL, [constants.ZSTD_c_windowLog]: WINDOW };
  const packed = await compress(page.text(), { dictionary: before.text(), params });
  return { body: Buffer.concat([MAGIC, Buffer.from(before.digest, 'base64'), packed]), before: before.digest };
}

/**
 * Pages share most of what they say: head, foot and style. A browser that still has the page before is sent what is new in the next
 * one (RFC 9842). Only pages that are the same for everybody take part.
 */
export class PageDictionaries {
  readonly #pages = new Map<string, Reply>();
  readonly #packed = new Map<string, Packed>();
  readonly #log: Log;
  #isPacking = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Sends a page to anybody. */
  send(page: Reply, request: IncomingMessage, response: ServerResponse): void {
    if (!canKeep(request.headers)) {
      page.send(request, response);
      return;
    }
    keepNewest(this.#pages, MOST_PAGES, page.digest, page);
    this.#packedFor(page, request.headers)
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'A page could not be compressed with the one before');
        return undefined;
      })
      .then((packed) => page.sendAsDictionary(request, response, packed));
  }

  async #packedFor(page: Reply, headers: IncomingHttpHeaders): Promise<Packed | undefined> {
    const asked = headers['available-dictionary'];
    if (typeof asked !== 'string' || !takes(headers['accept-encoding'] ?? '', 'dcz')) return undefined;
    const before = this.#pages.get(/^:(.+):$/.exec(asked)?.[1] ?? '');
    if (!before) return undefined;
    const key = `${before.digest} ${page.digest}`;
    const known = this.#packed.get(key);
    // One at a time: where many pages change at once, the others are sent as they are kept.
    if (known || this.#isPacking) return known;
    this.#isPacking = true;
    try {
      const packed = await pack(before, page);
      keepNewest(this.#packed, MOST_PACKED, key, packed);
      return packed;
    } finally {
      this.#isPacking = false;
    }
  }
}
