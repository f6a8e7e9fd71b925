import { Menu } from '@base-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { buttonLook } from '../components/Button.tsx';
import { menuItemLook, menuLook } from '../components/menu-look.ts';
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
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Menu.Root>
        <Menu.Trigger className={buttonLook('quiet', 'small')}>
          <Columns3 aria-hidden="true" className="size-4" />
          {words.columns}
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="start" sideOffset={6} className="z-40">
            <Menu.Popup className={`min-w-52 ${menuLook}`}>
              {columns.map(({ name, header }) => (
                <Menu.CheckboxItem
                  key={name}
                  checked={!hidden.includes(name)}
                  onCheckedChange={(shown) => onShow(name, shown)}
                  className={menuItemLook}
                >
                  <span aria-hidden="true" className="grid size-5 place-items-center border border-line-strong">
                    <Menu.CheckboxItemIndicator>
                      <Check className="size-4" />
                    </Menu.CheckboxItemIndicator>
                  </span>
                  {header}
                </Menu.CheckboxItem>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
