import { Menu } from '@base-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import { useRef } from 'react';
import { buttonLook } from '../components/Button.tsx';
import { menuItemLook, menuLook } from '../components/menu-look.ts';

interface ColumnsMenuProps {
  headings: readonly string[];
  hidden: readonly string[];
  onShow(heading: string, shown: boolean): void;
}

/** Which columns the list shows; this device remembers it. */
export function ColumnsMenu({ headings, hidden, onShow }: ColumnsMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Menu.Root>
        <Menu.Trigger className={buttonLook('quiet', 'small')}>
          <Columns3 aria-hidden="true" className="size-4" />
          Columns
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="start" sideOffset={6} className="z-40">
            <Menu.Popup className={`min-w-52 ${menuLook}`}>
              {headings.map((heading) => (
                <Menu.CheckboxItem
                  key={heading}
                  checked={!hidden.includes(heading)}
                  onCheckedChange={(shown) => onShow(heading, shown)}
                  className={menuItemLook}
                >
                  <span aria-hidden="true" className="grid size-5 place-items-center border border-line-strong">
                    <Menu.CheckboxItemIndicator>
                      <Check className="size-4" />
                    </Menu.CheckboxItemIndicator>
                  </span>
                  {heading}
                </Menu.CheckboxItem>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
