import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { type Letter, letterInput, letter as letterSchema } from '../../../domain/letter.ts';
import { staffAddresses } from '../../addresses.ts';
import { staffLetters } from '../../staff-calls.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { ask } from '../session/ask.ts';
import { everyLetter } from './calls.ts';

const fields = { subject: 'Subject', content: 'Letter' } as const;

const formValues = ({ subject, content }: Pick<Letter, 'subject' | 'content'>) => ({ subject, content });

/** The draft as another editor has left it. */
function readCurrent(current: unknown) {
  const left = letterSchema.parse(current);
  return { values: formValues(left), seen: left.updated_at };
}

/** Writes a letter, or changes the draft that is given. Nothing is sent by saving. */
export function LetterForm({ letter }: { letter?: Letter }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const saved = useRef<number>(undefined);
  return (
    <FormScreen
      schema={letterInput}
      startsWith={formValues(letter ?? { subject: '', content: '' })}
      change={letter && { seen: letter.updated_at, read: readCurrent, fields }}
      draft={`letter ${letter?.id ?? 'new'}`}
      submit="Save draft"
      submitting="Saving..."
      failed="Failed to save the letter. Please try again."
      cancelTo={letter ? staffAddresses.letter(letter.id) : staffAddresses.newsletter}
      save={async (input, seen) => {
        const { id } = letter
          ? await staffLetters.change(ask, letter.id, { ...input, updated_at: seen })
          : await staffLetters.create(ask, input);
        saved.current = id;
        toast.success('Draft saved. Nothing has been sent yet.');
        await queries.invalidateQueries({ queryKey: everyLetter });
      }}
      onSaved={() => navigate(staffAddresses.letter(saved.current ?? 0))}
    >
      {(control) => (
        <FormSection
          title="Letter"
          hint="Saving sends nothing. You see it as a reader would, and try it, before it goes."
        >
          <TextField control={control} name="subject" label="Subject" />
          <RichTextField
            control={control}
            name="content"
            label="Letter"
            hint="A plain text for those who read mail without HTML, and the link to leave by, are added by themselves."
          />
        </FormSection>
      )}
    </FormScreen>
  );
}
