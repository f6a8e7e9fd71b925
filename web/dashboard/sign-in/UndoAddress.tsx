import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/sign-in.ts';
import { addressUndoTexts } from '../../../domain/address-undo.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { requestAnonymously } from '../session/reach.ts';
import { linkLook, SignInFrame } from './SignInFrame.tsx';

/** The screen behind the link in the mail to an old address: it takes the change back once somebody says so. */
export function UndoAddress() {
  const token = useSearchParams()[0].get('token') ?? '';
  const undoing = useMutation({ mutationFn: () => requestAnonymously('POST /address-undo/', { body: { token } }) });
  const refusal = token === '' ? wordedForStaff(addressUndoTexts.badLink) : undoing.error?.message;
  return (
    <SignInFrame title={words.undoAddress}>
      <p className="text-muted">{words.undoAddressHint}</p>
      {refusal === undefined ? null : <Banner tone="danger">{refusal}</Banner>}
      {undoing.data ? (
        <Banner tone="success">{undoing.data.message}</Banner>
      ) : (
        <Button kind="primary" disabled={token === '' || undoing.isPending} onClick={() => undoing.mutate()}>
          {words.undoAddress}
        </Button>
      )}
      <Link to={staffAddresses.forgottenPassword} className={linkLook}>
        {words.forgotPassword}
      </Link>
    </SignInFrame>
  );
}
