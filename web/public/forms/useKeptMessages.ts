import { useEffect } from 'react';
import { sendKeptMessages } from './kept-messages.ts';

/** Sends what earlier pages had to keep: now, and whenever the network comes back. Once on every page. */
export function useKeptMessages(): void {
  useEffect(() => {
    const send = () => void sendKeptMessages();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}
