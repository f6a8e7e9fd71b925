import { Dialog } from '@base-ui/react/dialog';
import * as words from '#locale/dashboard/sign-in.ts';
import { passwordProof } from '../../../domain/sign-in.ts';
import { Button } from '../components/Button.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { answerProof } from '../session/proof.ts';
import { request } from '../session/request.ts';

/** The question for one's password over the open screen, before a change with which an account could be taken over. */
export function ProvePassword() {
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={() => answerProof(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="backdrop z-50" />
        <Dialog.Popup className="dialog z-50 max-w-md">
          <div className="grid gap-1">
            <Dialog.Title className="text-subheading">{words.enterYourPassword}</Dialog.Title>
            <Dialog.Description className="text-muted">{words.enterYourPasswordHint}</Dialog.Description>
          </div>
          <SmallForm
            schema={passwordProof}
            startsWith={{ password: '' }}
            submit={words.continueWithChange}
            submitting={words.saving}
            failed={words.notChanged}
            save={async (body) => {
              await request('POST /me/proof/', { body });
              answerProof(true);
            }}
          >
            {(control) => (
              <TextField
                control={control}
                name="password"
                label={words.yourPassword}
                type="password"
                autoComplete="current-password"
              />
            )}
          </SmallForm>
          <Button kind="quiet" onClick={() => answerProof(false)}>
            {words.cancelChange}
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
