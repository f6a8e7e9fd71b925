import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../components/Button.tsx';
import { beginSession, endSession, useSession } from '../session/session.ts';
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
            <Dialog.Title className="text-subheading">Please sign in again</Dialog.Title>
            <Dialog.Description className="text-muted">
              Your session has ended. Sign in to continue where you left off.
            </Dialog.Description>
          </div>
          <SignInSteps email={user?.email} onSignedIn={beginSession} />
          <Button kind="quiet" onClick={endSession}>
            Leave the dashboard instead
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
