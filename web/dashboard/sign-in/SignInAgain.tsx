import { Dialog } from '@base-ui/react/dialog';
import * as words from '#locale/dashboard/sign-in.ts';
import { Button } from '../components/Button.tsx';
import { forgetSession, keepSession, useSession } from '../session/session.ts';
import { SignInSteps } from './SignInSteps.tsx';

/** The sign-in over the open screen, when the session has run out: nothing on the screen is lost. */
export function SignInAgain() {
  const { ranOut, user } = useSession();
  return (
    <Dialog.Root open={ranOut} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="backdrop z-50" />
        <Dialog.Popup className="dialog z-50 max-w-md">
          <div className="grid gap-1">
            <Dialog.Title className="text-subheading">{words.signInAgain}</Dialog.Title>
            <Dialog.Description className="text-muted">{words.sessionEnded}</Dialog.Description>
          </div>
          <SignInSteps email={user?.email} onSignedIn={keepSession} />
          <Button kind="quiet" onClick={forgetSession}>
            {words.leaveDashboard}
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
