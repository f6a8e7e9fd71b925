import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/profile.ts';
import { passwordChange } from '../../../domain/password.ts';
import { profileInput } from '../../../domain/user.ts';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { keepUser } from '../session/session.ts';
import { useAction } from '../toast/use-action.ts';
import { myRecoveryCodes, mySessions } from './calls.ts';
import { MyLanguage } from './MyLanguage.tsx';
import { MyRecoveryCodes } from './MyRecoveryCodes.tsx';
import { MySessions } from './MySessions.tsx';
import { profileSections } from './sections.ts';

const schema = confirmedPassword
  .extend({ current_password: passwordChange.shape.current_password })
  .superRefine(checkConfirmed);

const empty = { ...emptyPassword, current_password: '' };

/** A new password, for those who know the old one. */
function MyPassword() {
  const queries = useQueryClient();
  return (
    <div className="print:hidden">
      <FormSection id="password" title={profileSections.password} hint={words.newPasswordHint}>
        <SmallForm
          schema={schema}
          startsWith={empty}
          submit={words.changePassword}
          submitting={words.saving}
          failed={words.passwordNotChanged}
          save={async ({ current_password, password }) => {
            const { message } = await request('POST /me/password/', { body: { current_password, password } });
            toast.success(message);
            await queries.invalidateQueries(mySessions);
            await queries.invalidateQueries(myRecoveryCodes);
          }}
        >
          {(control) => (
            <>
              <TextField
                control={control}
                name="current_password"
                label={words.currentPassword}
                type="password"
                autoComplete="current-password"
              />
              <NewPasswordFields control={control} password="password" confirmation="confirmation" />
            </>
          )}
        </SmallForm>
      </FormSection>
    </div>
  );
}

/** The user's display name. */
function MyName() {
  const { first_name, last_name } = useAccount();
  return (
    <FormSection id="name" title={profileSections.name}>
      <SmallForm
        schema={profileInput}
        startsWith={{ first_name, last_name }}
        submit={words.saveName}
        submitting={words.saving}
        failed={words.nameNotSaved}
        keeps
        save={async (input) => {
          keepUser(await request('PUT /me/', { body: input }));
          toast.success(words.nameSaved);
        }}
      >
        {(control) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField control={control} name="first_name" label={words.firstName} autoComplete="given-name" />
            <TextField control={control} name="last_name" label={words.lastName} autoComplete="family-name" />
          </div>
        )}
      </SmallForm>
    </FormSection>
  );
}

/** Has the hints for newcomers shown again. */
function MyHints() {
  const { mutate, isPending } = useAction({
    call: async () => keepUser(await request('DELETE /me/hints/')),
    done: () => words.hintsShownAgain,
  });
  return (
    <FormSection id="hints" title={profileSections.hints} hint={words.hintsHint}>
      <Button className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        {words.showHintsAgain}
      </Button>
    </FormSection>
  );
}

/** The screen for one's own account. */
export function Profile() {
  const { email, roles } = useAccount();
  const names = roles.map(({ name }) => name).join(', ');
  return (
    <div className="grid gap-6">
      <ScreenHeader title={words.myProfile} subtitle={names === '' ? email : `${email}, ${names}`} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6 print:hidden">
          <MyName />
          <MyLanguage />
          <MySessions />
          <MyHints />
        </div>
        <div className="grid gap-6">
          <MyPassword />
          <MyRecoveryCodes />
        </div>
      </div>
    </div>
  );
}
