import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RECOVERY_CODES, recoveryCodesRequest } from '../../../domain/sign-in.ts';
import { Banner } from '../components/Banner.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { myRecoveryCodes } from './calls.ts';

const empty = { password: '' };

function leftInWords(left: number): string {
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`;
}

/** Codes on paper, for the day the mail with the sign-in code does not come. */
export function MyRecoveryCodes() {
  const queries = useQueryClient();
  const { email } = useAccount();
  const { data } = useQuery(myRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();
  const [kept, setKept] = useState(false);
  const left = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (kept) left.current?.focus();
  }, [kept]);

  const keep = () => {
    setCodes(undefined);
    setKept(true);
  };
  if (codes !== undefined) return <CodeSheet codes={codes} email={email} onDone={keep} />;
  return (
    <div className="print:hidden">
      <FormSection
        title="Recovery codes"
        hint="If the e-mail with your sign-in code does not arrive, use one of these codes instead. Each works once."
      >
        {data?.left === 0 ? (
          <Banner tone="warning">
            <p className="font-semibold">You have no recovery codes.</p>
            <p>Create new ones now. Older codes, or codes from before you changed your password, no longer work.</p>
          </Banner>
        ) : null}
        {data === undefined || data.left === 0 ? null : (
          <p ref={left} tabIndex={-1} className="font-semibold">
            {leftInWords(data.left)}
          </p>
        )}
        <SmallForm
          schema={recoveryCodesRequest}
          startsWith={empty}
          submit={`Create ${RECOVERY_CODES} new codes`}
          submitting="Creating codes..."
          failed="The codes could not be created."
          save={async ({ password }) => {
            const made = await request('POST /me/recovery-codes/', { body: { password } });
            setKept(false);
            setCodes(made.codes);
            await queries.invalidateQueries(myRecoveryCodes);
          }}
        >
          {(control) => (
            <TextField
              control={control}
              name="password"
              label="Your Password"
              hint={data?.left ? 'New codes replace the old ones.' : 'To confirm it’s you.'}
              type="password"
              autoComplete="current-password"
            />
          )}
        </SmallForm>
      </FormSection>
    </div>
  );
}
