import { setImmediate } from 'node:timers/promises';

/** A body that is made as it is sent: the next bytes are made once there is room for them, and others are answered in between. */
export const streamed = (bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(stream) {
      await setImmediate();
      const { value, done } = await bytes.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });
