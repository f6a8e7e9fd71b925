import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as words from '#locale/dashboard/form.ts';
import { Button } from '../components/Button.tsx';
import { controlLook } from './Field.tsx';

/** A text with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(words.copied);
    } catch {
      // Without a clipboard, or without leave to use it.
      field.current?.select();
      setTold(words.selectedCopyItNow);
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input ref={field} id={id} readOnly value={text} className={controlLook} />
        <Button onClick={copy} className="shrink-0">
          <Copy aria-hidden="true" className="size-5 shrink-0" />
          {words.copy}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {told}
      </p>
    </div>
  );
}
