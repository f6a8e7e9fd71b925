import { ActionLink } from '../web/site/components/ActionLink.tsx';
import type { DrawContext } from './draw.tsx';

interface ButtonsProps {
  buttons: readonly { id: string; label: string; address: string }[];
  lang: DrawContext['lang'];
}

/** Links that look like buttons: the first asks, the others stand beside it. */
export function Buttons({ buttons, lang }: ButtonsProps) {
  return buttons.length === 0 ? null : (
    <div className="mt-8 flex flex-wrap gap-4">
      {buttons.map(({ id, label, address }, place) => (
        <ActionLink key={id} href={address} look={place === 0 ? 'call' : 'outline'}>
          <span lang={lang(`buttons-${id}-label`)}>{label}</span>
        </ActionLink>
      ))}
    </div>
  );
}
