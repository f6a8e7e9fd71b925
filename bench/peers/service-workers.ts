import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { slowLine } from './slow-line.ts';

const finished = z.object({
  method: z.literal('Network.loadingFinished'),
  params: z.object({ encodedDataLength: z.number() }),
});

/** Interval for looking for new service workers (ms). */
const INTERVAL = 40;

/**
 * Service workers are no part of a page for the browser's tools: puts them on the slow line too, and counts the bytes they
 * fetch. Playwright does not offer it.
 */
export async function watchServiceWorkers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const known = new Set<string>();
  let bytes = 0;
  let messages = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { success, data } = finished.safeParse(JSON.parse(message));
    if (success) bytes += data.params.encodedDataLength;
  });
  async function attach(targetId: string): Promise<void> {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const send = (method: string, params: object) => {
      messages += 1;
      const message = JSON.stringify({ id: messages, method, params });
      return session.send('Target.sendMessageToTarget', { sessionId, message });
    };
    await send('Network.enable', {});
    await send('Network.emulateNetworkConditions', slowLine);
  }
  async function look(): Promise<void> {
    const { targetInfos } = await session.send('Target.getTargets');
    for (const { type, targetId } of targetInfos) {
      if (type !== 'service_worker' || known.has(targetId)) continue;
      known.add(targetId);
      // It may have ended by now.
      await attach(targetId).catch(() => undefined);
    }
  }
  const timer = setInterval(() => void look().catch(() => undefined), INTERVAL);
  return {
    /** Bytes since this was asked last. */
    taken(): number {
      const now = bytes;
      bytes = 0;
      return now;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await session.detach();
    },
  };
}

export type ServiceWorkers = Awaited<ReturnType<typeof watchServiceWorkers>>;
