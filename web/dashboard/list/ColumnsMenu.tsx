import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { useAccount } from '../session/account.ts';

/** The names of the columns that this person does not want to see in this list on this device. */
export function useHiddenColumns(list: string) {
  const key = `hidden columns of ${useAccount().id}: ${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => localStorage.getItem(key)?.split('\n') ?? []);
  const show = (column: string, shown: boolean) => {
    const others = hidden.filter((other) => other !== column);
    const next = shown ? others : [...others, column];
    if (next.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, next.join('\n'));
    setHidden(next);
  };
  return { hidden, show };
}

interface ColumnsMenuProps {
  columns: readonly { name: string; header: string }[];
  hidden: readonly string[];
  onShow(column: string, shown: boolean): void;
}

/** Chooses the columns of the list; this device remembers them. */
export function ColumnsMenu({ columns, hidden, onShow }: ColumnsMenuProps) {
  const entries = columns.map(({ name, header }) => ({
    word: header,
    checked: !hidden.includes(name),
    onChecked: (shown: boolean) => onShow(name, shown),
  }));
  return (
    <MenuButton size="small" align="start" entries={entries}>
      <Columns3 aria-hidden="true" className="size-4" />
      {words.columns}
    </MenuButton>
  );
}
