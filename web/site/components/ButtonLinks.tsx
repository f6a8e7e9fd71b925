import { ActionLink } from './ActionLink.tsx';

interface ButtonLinksProps {
  buttons: readonly { id: string; label: string; address: string }[];
  /** The language of one of the texts where it is not that of the document. */
  lang(name: string): string | undefined;
}

/** Links that look like buttons: the first asks, the others stand beside it. */
export function ButtonLinks({ buttons, lang }: ButtonLinksProps) {
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
