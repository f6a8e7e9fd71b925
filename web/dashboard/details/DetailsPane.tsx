import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as words from '#locale/dashboard/details.ts';
import { Button } from '../components/Button.tsx';
import { useGuard } from '../components/guards.ts';
import { isLayerOpen, isTyped } from '../components/layers.ts';

interface DetailsPaneProps {
  title: string;
  about?: string | undefined;
  /** Called for the cross, for Escape and for the browser's Back. */
  onClose(): void;
  children: ReactNode;
}

/** The details beside their list, which stays in use: another row shows its details in their place. */
export function DetailsPane({ title, about, onClose, children }: DetailsPaneProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useGuard({
    isDialog: true,
    holds: ({ historyAction }) => historyAction === 'POP',
    onHeld({ stay }) {
      stay();
      onClose();
    },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isTyped(target) && !isLayerOpen()) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <section aria-labelledby={id} className="details-pane">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-heading wrap-anywhere">
            {title}
          </h2>
          {about === undefined ? null : <p className="line-clamp-2 text-muted">{about}</p>}
        </div>
        <Button kind="quiet" size="icon" className="-mt-1 -mr-2" onClick={onClose}>
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">{words.close}</span>
        </Button>
      </div>
      {children}
    </section>
  );
}
