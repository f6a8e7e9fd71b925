import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import * as words from '#locale/dashboard/form.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';

interface PreviewProps {
  /** A whole document. */
  html: string;
  /** What the page is, where it is not the form saved. */
  hint?: string | undefined;
  onClose(): void;
}

/** The widths at which a page is looked at before it is saved. */
const widths = [
  { label: words.onTheWholeWidth, Icon: Monitor, look: 'w-full' },
  { label: words.onAPhone, Icon: Smartphone, look: 'w-full max-w-[375px]' },
] as const;

/** The page as visitors would see it if the form were saved now. No script runs in it, and no form is sent from it. */
export function Preview({ html, hint = words.visitorsWouldSeeThisIf, onClose }: PreviewProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>(widths[0]);
  return (
    <Modal title={words.preview} twofold onClose={onClose}>
      <p className="text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2 max-sm:hidden">
        {widths.map((one) => (
          <Button key={one.label} size="small" aria-pressed={one === width} onClick={() => setWidth(one)}>
            <one.Icon aria-hidden="true" className="size-5" />
            {one.label}
          </Button>
        ))}
      </div>
      {/* The fonts come from our own origin, which a frame without it could not read. */}
      <iframe
        title={words.previewOfThePage}
        sandbox="allow-same-origin"
        srcDoc={html}
        className={`mx-auto h-[70dvh] border border-line-strong bg-white ${width.look}`}
      />
    </Modal>
  );
}
