import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { fileKinds, type UploadRule } from '../../../domain/upload.ts';
import { Button } from '../components/Button.tsx';

interface FileChooserProps {
  rule: UploadRule;
  children: string;
  onChosen(file: File): void;
  /** Takes several at once too. */
  onManyChosen?(files: File[]): void;
}

/** The file types of a rule, as a file dialog wants them. */
function acceptedTypes(rule: UploadRule): string {
  if (rule.table !== undefined) return '.csv,.txt,.xlsx,.ods';
  const kinds = [fileKinds.picture, fileKinds.video, fileKinds.document];
  const [picture, video, document] = kinds.map(({ types }) => types.join(','));
  return [rule.picture && picture, rule.video && video, rule.document && document].filter(Boolean).join(',');
}

/** A button that opens the device's own dialog for files. */
export function FileChooser({ rule, children, onChosen, onManyChosen }: FileChooserProps) {
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
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-5" />
        {children}
      </Button>
    </>
  );
}
