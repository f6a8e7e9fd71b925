import { type ReactNode, useId, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { controlLook } from '../form/Field.tsx';

interface EditorPanelProps {
  label: string;
  hint: string;
  startsWith: string;
  submit: string;
  /** Takes what was written; answers what is wrong with it, if anything. */
  onSubmit(text: string): string | undefined;
  onClose(): void;
  /** Further buttons. */
  children?: ReactNode;
}

/** One line to fill in about a place in the text, between the toolbar and the text. No form: it stands in one. */
export function EditorPanel({ label, hint, startsWith, submit, onSubmit, onClose, children }: EditorPanelProps) {
  const [text, setText] = useState(startsWith);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const take = () => setProblem(onSubmit(text));
  return (
    <div className="editor-panel">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written into
        autoFocus
        value={text}
        aria-describedby={`${id}-note`}
        aria-invalid={problem !== undefined}
        className={controlLook}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') take();
          else onClose();
        }}
      />
      <p
        id={`${id}-note`}
        className={problem === undefined ? 'text-sm text-muted' : 'text-sm font-semibold text-danger'}
      >
        {problem ?? hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={take}>{submit}</Button>
        {children}
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
