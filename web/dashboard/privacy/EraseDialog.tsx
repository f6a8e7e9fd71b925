import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { z } from 'zod';
import { privacyTexts } from '../../../domain/privacy.ts';
import { Banner } from '../components/Banner.tsx';
import { Modal } from '../components/Modal.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { everyPerson } from './calls.ts';

interface EraseDialogProps {
  email: string;
  count: number;
  onErased(): void;
  onClose(): void;
}

/** Typed once more, an address is not erased by a slip of the hand. */
const confirming = (email: string) =>
  z.object({
    confirmation: z
      .string()
      .trim()
      .toLowerCase()
      .refine((typed) => typed === email, privacyTexts.confirm),
  });

/** Asks for the one thing at this dashboard that cannot be undone. */
export function EraseDialog({ email, count, onErased, onClose }: EraseDialogProps) {
  const queries = useQueryClient();
  return (
    <Modal title="Erase this person?" onClose={onClose}>
      <Banner tone="danger">
        <p>
          {count === 1 ? 'One thing' : `${count} things`} held under <strong className="break-all">{email}</strong> will
          be gone: messages, donation interests with their notes, registrations, the subscription and mails. Posts that
          came from another website and name this person as their author stay, without the name.
        </p>
        <p className="mt-2 font-semibold">
          This cannot be undone. Nothing goes to the trash, and nobody can bring it back.
        </p>
      </Banner>
      <p>
        The audit log keeps that you did it and how many things there were, but not whose. Backups made before hold them
        until they are thrown away. What staff have published, such as a post, goes on naming this address until
        somebody edits it; its earlier versions say [erased] instead.
      </p>
      <SmallForm
        schema={confirming(email)}
        startsWith={{ confirmation: '' }}
        submit="Erase for good"
        submitting="Erasing..."
        failed="Nothing was erased. Please try again."
        kind="danger"
        save={async ({ confirmation }) => {
          await request('POST /privacy/erase/', { body: { email, confirmation } });
          toast.success('Everything held under this address has been erased.');
          queries.removeQueries({ queryKey: everyPerson });
          await queries.invalidateQueries();
          onErased();
        }}
      >
        {(control) => (
          <TextField
            control={control}
            name="confirmation"
            label="Type the e-mail address to confirm"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </SmallForm>
    </Modal>
  );
}
