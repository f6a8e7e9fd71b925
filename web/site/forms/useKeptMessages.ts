import { useEffect } from 'react';
import { sendQueuedMessages } from './queued-messages.ts';

/** Sends what earlier pages had to keep: now, and whenever the network comes back. Once on every page. */
export function useQueuedMessages(): void {
  useEffect(() => {
    const send = () => void sendQueuedMessages();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}
