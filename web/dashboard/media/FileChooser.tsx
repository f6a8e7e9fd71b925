import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { UploadRule } from '../../../domain/upload.ts';
import { Button } from '../components/Button.tsx';
import { acceptedTypes } from './accepted-types.ts';

interface FileChooserProps {
  rule: UploadRule;
  /** What stands beside it about the file: its name, what is wrong with it. */
  describedBy?: string | undefined;
  children: string;
  onChosen(file: File): void;
  /** Takes several at once too. */
  onManyChosen?(files: File[]): void;
}

/** A button that opens the device's own dialog for files. */
export function FileChooser({ rule, describedBy, children, onChosen, onManyChosen }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes(rule)}
        aria-label={children}
        multiple={onManyChosen !== undefined}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [file] = files;
          if (files.length > 1) onManyChosen?.(files);
          else if (file) onChosen(file);
          // The same file can be chosen again, after it was mended for instance.
          target.value = '';
        }}
      />
      <Button aria-describedby={describedBy} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-5" />
        {children}
      </Button>
    </>
  );
}
