import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as words from '#locale/dashboard/profile.ts';
import { passwordProof, RECOVERY_CODES } from '../../../domain/sign-in.ts';
import { Banner } from '../components/Banner.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { myRecoveryCodes } from './calls.ts';
import { profileSections } from './sections.ts';

const empty = { password: '' };

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
      <FormSection id="codes" title={profileSections.codes} hint={words.recoveryCodesHint}>
        {data?.left === 0 ? (
          <Banner tone="warning">
            <p className="font-semibold">{words.noCodes}</p>
            <p>{words.noCodesHint}</p>
          </Banner>
        ) : null}
        {data === undefined || data.left === 0 ? null : (
          <p ref={left} tabIndex={-1} className="font-semibold">
            {words.codesLeft(data.left)}
          </p>
        )}
        <SmallForm
          schema={passwordProof}
          startsWith={empty}
          submit={words.createCodes(RECOVERY_CODES)}
          submitting={words.creatingCodes}
          failed={words.codesNotCreated}
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
              label={words.yourPassword}
              hint={data?.left ? words.codesReplaced : words.passwordHint}
              type="password"
              autoComplete="current-password"
            />
          )}
        </SmallForm>
      </FormSection>
    </div>
  );
}
