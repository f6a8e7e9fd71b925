import type { User } from '../../../domain/user.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Moment } from '../time/Moment.tsx';

/** When the account came to be, and what became of it. */
export function UserTimeline({ user }: { user: User }) {
  const { created_at, updated_at, last_login, verification_token_expires: invitedUntil } = user;
  return (
    <FormSection title="Account Timeline">
      <Facts>
        <Fact name="Created">
          <Moment at={created_at} />
        </Fact>
        <Fact name="Last Updated">
          <Moment at={updated_at} />
        </Fact>
        <Fact name="Last Login">{last_login === null ? 'Never logged in' : <Moment at={last_login} />}</Fact>
        {invitedUntil === null ? null : (
          <Fact name="Verification Token Expires">
            <Moment at={invitedUntil} />
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}
