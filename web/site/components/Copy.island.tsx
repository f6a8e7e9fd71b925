import { useRef, useState } from 'react';
import * as words from '#locale/pledge.ts';
import { island } from '../island.tsx';

interface CopyProps {
  text: string;
  /** The words of the button; and with them those that set it apart from others, where there are some. */
  label: string;
  spoken?: string | undefined;
  className: string;
}

/** A short text that is to be written elsewhere, with a button that copies it. Without script it can be selected. */
function Copy({ text, label, spoken, className }: CopyProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [told, setTold] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold(words.copied);
    } catch {
      // Without a clipboard, or without leave to use it.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setTold(words.selectedCopyIt);
    }
  }

  return (
    <div className="copy">
      <p ref={shown} className={className}>
        {text}
      </p>
      <button type="button" onClick={copy} aria-label={spoken} className="with-script copy-button">
        {label}
      </button>
      <p role="status">{told}</p>
    </div>
  );
}

export default island('components/Copy', Copy, { wakes: 'touched' });
