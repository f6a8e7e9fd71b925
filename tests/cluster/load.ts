import { Agent, request } from 'node:http';

/** One request of the load, and the status it is answered with when all is well. */
interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  status: number;
}

export interface MeasuredLoad {
  /** Milliseconds of each reply that came as it should. */
  times: number[];
  /** The failures, in words. */
  failures: string[];
  /** The names of the writes, each one a record of its own, that were answered as done. */
  messages: string[];
  announcements: string[];
  /** Asks no more, and waits for the replies under way. */
  stop(): Promise<void>;
}

const pages = ['/', '/Events', '/MoreBlogs', '/api/events/', '/api/announcements/active/'];

/** Of a hundred requests, the number of visitors' messages and of staff's announcements; the others only read. */
const MESSAGES = 18;
const ANNOUNCEMENTS = 2;

/** Idle time after which a connection is closed (ms): shorter than the balancer's five seconds. */
const UNUSED = 3000;

/** So many requests a second through one address, reads and writes mixed, tried once each. */
export function startLoad(url: string, perSecond: number, accessToken: () => string): MeasuredLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 100, timeout: UNUSED });
  const underWay = new Set<Promise<void>>();
  const load: Omit<MeasuredLoad, 'stop'> = { times: [], failures: [], messages: [], announcements: [] };
  let sent = 0;

  function send({ method, path, headers = {}, body, status }: Asked): Promise<void> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(`${url}${path}`, { agent, method, headers }, (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece) => pieces.push(piece));
        reply.on('error', reject);
        reply.on('end', () => {
          if (reply.statusCode !== status) return reject(new Error(`${reply.statusCode} ${Buffer.concat(pieces)}`));
          load.times.push(performance.now() - began);
          resolve();
        });
      });
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  function next(number: number): [Asked, (() => void)?] {
    const authorization = `Bearer ${accessToken()}`;
    const json = { 'content-type': 'application/json' };
    const kind = (number * 37) % 100;
    const name = `Load ${number}`;
    if (kind < MESSAGES) {
      // Each visitor writes from another place, as limits count places.
      const place = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const body = { name: 'Aline', email: `writer${number}@example.org`, subject: name, message: 'A question.' };
      const headers = { ...json, 'x-forwarded-for': place };
      return [{ method: 'POST', path: '/api/contact/', headers, body, status: 201 }, () => load.messages.push(name)];
    }
    if (kind < MESSAGES + ANNOUNCEMENTS) {
      const body = { title: name, message: 'For staff.', is_active: false, show_until: null };
      const headers = { ...json, authorization };
      return [
        { method: 'POST', path: '/api/announcements/', headers, body, status: 201 },
        () => load.announcements.push(name),
      ];
    }
    if (kind < 30) return [{ method: 'GET', path: '/api/me/', headers: { authorization }, status: 200 }];
    return [{ method: 'GET', path: pages[kind % pages.length] ?? '/', status: 200 }];
  }

  function one(): void {
    sent += 1;
    const [asked, note] = next(sent);
    const done = send(asked)
      .then(note, (error: unknown) => {
        load.failures.push(`${asked.method} ${asked.path}: ${error instanceof Error ? error.message : error}`);
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  const began = performance.now();
  const timer = setInterval(() => {
    while (sent < ((performance.now() - began) / 1000) * perSecond) one();
  }, 5);
  return Object.assign(load, {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  });
}
