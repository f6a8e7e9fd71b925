import type { LiveForm } from './useForm.ts';

/**
 * The form's own message: the outcome without script, or that it waits for the network. The element is there from the
 * beginning, so that screen readers announce its text.
 */
export function FormNote({ form: { note } }: { form: LiveForm }) {
  return (
    <div role={note?.kind === 'failed' ? 'alert' : 'status'} className="form-note-place">
      {note ? <p className={`form-note form-note-${note.kind}`}>{note.text}</p> : null}
    </div>
  );
}
