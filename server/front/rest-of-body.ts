import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

// A request may be answered before its body has come to its end: it is too large, or nobody may send it. Whoever sends all
// before they read, as most proxies and browsers do, would find the connection broken instead of the answer.

/** Bytes of such a body that are read all the same, and thrown away: more than any picture has. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Milliseconds for which they are read. */
const MAX_TIME = 10_000;

/** Milliseconds without a byte after which whoever sends is taken to wait for the answer. */
const SOCKET_TIMEOUT = 1000;

/** Reads and throws away a body until it ends, or has taken too much or too long. Whoever was reading it must be done. */
function readOn(body: Readable, socketTimeout: number): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const tooLong = setTimeout(stop, MAX_TIME);
    const tooSilent = setTimeout(stop, socketTimeout);
    function take(piece: Buffer) {
      bytes += piece.length;
      tooSilent.refresh();
      if (bytes > MAX_BYTES) stop();
    }
    function stop() {
      clearTimeout(tooLong);
      clearTimeout(tooSilent);
      body.pause().off('data', take).off('close', stop).off('end', stop);
      resolve();
    }
    body.removeAllListeners('readable').removeAllListeners('data');
    body.on('data', take).on('end', stop).on('close', stop).resume();
  });
}

/** Reads what is left of a refused body before it is answered. */
export const readRest = (body: Readable): Promise<void> => readOn(body, SOCKET_TIMEOUT);

/**
 * Has the connection of a body with still more to come closed, after the answer, on our side alone at first. Closed on
 * both while more arrives, it is reset, and the answer is lost on its way.
 */
export function closeSlowly(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    void readOn(request, MAX_TIME).then(() => socket.destroy());
  };
}
