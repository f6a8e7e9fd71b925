import { useEffect, useState } from 'react';

/** Milliseconds after which the message clears. */
const STAY = 3000;

/** A success message that disappears after a while. */
export function usePassingMessage() {
  const [message, setMessage] = useState<{ text: string }>();
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => setMessage(undefined), STAY);
    return () => clearTimeout(timer);
  }, [message]);
  return { text: message?.text, say: (text: string) => setMessage({ text }) };
}
