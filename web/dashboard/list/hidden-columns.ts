import { useState } from 'react';
import { useAccount } from '../session/account.ts';

/** The columns, by their headings, that this person does not want to see in this list on this device. */
export function useHiddenColumns(list: string) {
  const key = `hidden columns of ${useAccount().id}: ${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => localStorage.getItem(key)?.split('\n') ?? []);
  const show = (heading: string, shown: boolean) => {
    const others = hidden.filter((other) => other !== heading);
    const next = shown ? others : [...others, heading];
    if (next.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, next.join('\n'));
    setHidden(next);
  };
  return { hidden, show };
}
