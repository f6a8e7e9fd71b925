import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The server's behaviour at one step of the conversation. */
type Behaviour = 'fine' | 'refuse' | 'drop';

export interface FlakyMailServer {
  /** As `SMTP_URL`. */
  url: string;
  /** The number of mails accepted for each address, and their Message-IDs. */
  accepted: Map<string, string[]>;
  refusals: number;
  drops: number;
  close(): Promise<void>;
}

interface FaultRates {
  /** Between 0 and 1. */
  refuse: number;
  drop: number;
  /** Milliseconds at most, at every step. */
  delay: number;
}

/** An error that is over by the next try. */
const LATER = '451 4.3.0 Not now, try again later\r\n';

/**
 * A mail server on loopback that at every step refuses, delays or drops the connection at random, even after a whole mail.
 * A mail counts as accepted from the moment the server decides to say so, even if the connection is gone.
 */
export async function openFlakyMailServer({ refuse, drop, delay }: FaultRates): Promise<FlakyMailServer> {
  const accepted = new Map<string, string[]>();
  const sockets = new Set<Socket>();
  const tally = { refusals: 0, drops: 0 };

  async function nextBehaviour(): Promise<Behaviour> {
    await pause(Math.random() * delay);
    const chance = Math.random();
    if (chance < drop) {
      tally.drops += 1;
      return 'drop';
    }
    if (chance < drop + refuse) {
      tally.refusals += 1;
      return 'refuse';
    }
    return 'fine';
  }

  async function serve(socket: Socket): Promise<void> {
    let recipient = '';
    let inMail = false;
    const answer = async (text: string): Promise<boolean> => {
      const behaviour = await nextBehaviour();
      if (behaviour === 'drop') socket.destroy();
      else socket.write(behaviour === 'refuse' ? LATER : text);
      return behaviour === 'fine';
    };
    async function command(line: string): Promise<void> {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') socket.write('250 flaky\r\n');
      else if (verb === 'MAIL') await answer('250 2.1.0 Fine\r\n');
      else if (verb === 'RCPT') {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        await answer('250 2.1.5 Fine\r\n');
      } else if (verb === 'DATA') {
        if (await answer('354 Go on\r\n')) inMail = true;
      } else if (verb === 'QUIT') socket.end('221 Bye\r\n');
      else socket.write('250 Fine\r\n');
    }
    async function endOfMail(text: string): Promise<void> {
      inMail = false;
      const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
      const to = recipient;
      const behaviour = await nextBehaviour();
      if (behaviour === 'drop') return void socket.destroy();
      if (behaviour === 'refuse') return void socket.write(LATER);
      accepted.set(to, [...(accepted.get(to) ?? []), messageId]);
      // There is time between accepting a mail and saying so, too: the sender may be killed just then.
      await pause(Math.random() * delay);
      socket.write('250 2.0.0 Queued\r\n');
    }

    await answer('220 flaky ESMTP\r\n');
    let waiting = '';
    for await (const chunk of socket) {
      waiting += String(chunk);
      for (;;) {
        if (inMail) {
          const end = waiting.indexOf('\r\n.\r\n');
          if (end === -1) break;
          const text = waiting.slice(0, end);
          waiting = waiting.slice(end + 5);
          await endOfMail(text);
          continue;
        }
        const end = waiting.indexOf('\r\n');
        if (end === -1) break;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        await command(line);
      }
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    get refusals() {
      return tally.refusals;
    },
    get drops() {
      return tally.drops;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
