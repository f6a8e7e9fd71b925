import type { LiveForm } from './useForm.ts';

/** What the form itself has to tell: what became of it without script, or that it waits for the network. */
export function FormNote({ form: { note } }: { form: LiveForm }) {
  if (!note) return null;
  return (
    <p role={note.kind === 'failed' ? 'alert' : 'status'} className={`form-note form-note-${note.kind}`}>
      {note.text}
    </p>
  );
}
