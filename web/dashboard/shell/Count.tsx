import { useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/shell.ts';
import { theWaiting } from '../session/waiting.ts';
import type { MenuEntry } from './menu.ts';

/** A larger number is shown as this one with a plus. */
const MOST = 99;

interface CountProps {
  /** Behind which records wait. */
  entries: readonly MenuEntry[];
  className: string;
}

/** The number of records that wait behind these entries; renders nothing for none. */
export function Count({ entries, className }: CountProps) {
  const { data: waiting } = useQuery(theWaiting);
  if (waiting === undefined) return null;
  const number = entries.reduce((sum, { screen }) => sum + (screen.menu?.waits?.(waiting) ?? 0), 0);
  if (number === 0) return null;
  return (
    <span
      className={`min-w-6 shrink-0 rounded-full forced-colors:border bg-accent px-1.5 py-0.5 text-center text-sm leading-tight font-semibold whitespace-nowrap text-on-accent tabular-nums ${className}`}
    >
      {number > MOST ? `${MOST}+` : number}
      <span className="sr-only"> {words.waiting}</span>
    </span>
  );
}
