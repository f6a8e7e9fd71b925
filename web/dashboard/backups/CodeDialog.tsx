import * as words from '#locale/dashboard/backups.ts';
import { codeGiven } from '../../../domain/backup.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';

interface CodeDialogProps {
  id: number;
  /** Goes back with the code. */
  challenge: string;
  onClose(): void;
  onOpened(address: string): void;
}

/** Asks for the code from the mail, and opens the backup with it. */
export function CodeDialog({ id, challenge, onClose, onOpened }: CodeDialogProps) {
  return (
    <Modal title={words.enterCode} onClose={onClose}>
      <p>{words.enterCodeHint}</p>
      <SmallForm
        schema={codeGiven}
        startsWith={{ otp: '', challenge }}
        submit={words.open}
        submitting={words.opening}
        failed={words.notOpened}
        save={async (body) => {
          const { address } = await request('POST /backups/{id}/open/', { parameters: { id }, body });
          onOpened(address);
        }}
      >
        {(control) => (
          <TextField
            control={control}
            name="otp"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
        )}
      </SmallForm>
      <Button kind="quiet" className="justify-self-start" onClick={onClose}>
        {words.cancel}
      </Button>
    </Modal>
  );
}
