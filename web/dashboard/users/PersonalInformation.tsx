import type { User } from '../../../domain/user.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Badge } from '../list/Badge.tsx';
import { nameOf } from '../session/account.ts';
import { Email } from './Email.tsx';

/** The user's personal information and roles. */
export function PersonalInformation({ user }: { user: User }) {
  return (
    <>
      <FormSection title="Personal Information">
        <Facts>
          <Fact name="Email">
            <Email address={user.email} />
          </Fact>
          {user.username === '' ? null : (
            <Fact name="Username">
              <Email address={user.username} />
            </Fact>
          )}
          <Fact name="Full Name">{nameOf(user)}</Fact>
        </Facts>
      </FormSection>
      <FormSection title="Roles">
        {user.roles.length === 0 ? <p className="text-muted">No roles assigned</p> : null}
        <ul className="flex flex-wrap gap-2">
          {user.roles.map(({ id, name }) => (
            <li key={id}>
              <Badge tone="info">{name}</Badge>
            </li>
          ))}
        </ul>
      </FormSection>
    </>
  );
}
