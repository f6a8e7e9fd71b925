import * as words from '#locale/dashboard/form.ts';
import { Modal } from '../components/Modal.tsx';

interface PreviewProps {
  /** A whole document. */
  html: string;
  /** What the page is, where it is not the form saved. */
  hint?: string | undefined;
  onClose(): void;
}

/** The page as visitors would see it if the form were saved now. No script runs in it, and no form is sent from it. */
export function Preview({ html, hint = words.visitorsWouldSeeThisIf, onClose }: PreviewProps) {
  return (
    <Modal title={words.preview} wide onClose={onClose}>
      <p className="text-muted">{hint}</p>
      {/* The fonts come from our own origin, which a frame without it could not read. */}
      <iframe
        title={words.previewOfThePage}
        sandbox="allow-same-origin"
        srcDoc={html}
        className="h-[70dvh] w-full border border-line-strong bg-white"
      />
    </Modal>
  );
}
