import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line on loopback to a server, which can be slow, cut and dead. */
export interface Line {
  port: number;
  /** Everything that goes over it takes so long. Milliseconds. */
  slowDown(milliseconds: number): void;
  /** Resets every connection, in the middle of whatever it carries. */
  cut(): void;
  /**
   * Drops all traffic silently, as when a cable is pulled. After `mend` new connections work; earlier ones stay silent, as
   * when a router has forgotten them.
   */
  die(): void;
  /** Resets every connection at once, until `mend`. The port stays its own: another test could be given a free one. */
  hangUp(): void;
  mend(): void;
  close(): void;
}

export async function openLine(toPort: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let delay = 0;
  let isDead = false;
  let isHungUp = false;
  const silent = new Set<Socket>();

  async function carry(from: Socket, to: Socket): Promise<void> {
    for await (const piece of from) {
      if (delay > 0) await pause(delay);
      if (!silent.has(from)) to.write(piece);
    }
    if (!silent.has(from)) to.end();
  }

  const server = createServer((near) => {
    if (isHungUp) {
      near.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const far = connect(toPort, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      if (isDead) silent.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    const carryOn = (from: Socket, to: Socket) => carry(from, to).catch(() => silent.has(from) || to.destroy());
    carryOn(near, far);
    carryOn(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port,
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    cut,
    die() {
      isDead = true;
      for (const socket of sockets) silent.add(socket);
    },
    hangUp() {
      isHungUp = true;
      cut();
    },
    mend() {
      delay = 0;
      isDead = false;
      isHungUp = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
