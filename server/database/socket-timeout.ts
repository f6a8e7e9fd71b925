import { Socket } from 'node:net';

/**
 * Makes connections that end once nothing has come or gone for so many milliseconds. What leads nowhere any more, because
 * the other side or the way there is gone without a word, is told from what is merely slow by this alone.
 */
export function endingWhenSilent(milliseconds: number): () => Socket {
  return () => {
    const socket = new Socket();
    const silent = () => Object.assign(new Error('The line has been silent for too long'), { code: 'ETIMEDOUT' });
    return socket.setTimeout(milliseconds, () => socket.destroy(silent()));
  };
}
