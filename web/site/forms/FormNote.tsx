import type { LiveForm } from './useForm.ts';

/**
 * What the form itself has to tell: what became of it without script, or that it waits for the network. Its place is
 * there from the beginning, since what comes into a place that is known is read aloud.
 */
export function FormNote({ form: { note } }: { form: LiveForm }) {
  return (
    <div role={note?.kind === 'failed' ? 'alert' : 'status'} className="form-note-place">
      {note ? <p className={`form-note form-note-${note.kind}`}>{note.text}</p> : null}
    </div>
  );
}
