import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * One request of a connection at a time, as browsers ask. Whoever writes many at once has the later ones wait until the
 * earlier are answered: a few connections could otherwise begin as much work as they like, and never read what it brings.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    if (!before || before.writableFinished) return listener(request, response);
    before.once('close', () => {
      if (!socket.destroyed) listener(request, response);
    });
  };
}
