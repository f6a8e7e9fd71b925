import type { User } from '../../domain/user.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { standsAbove } from '../identity/privilege-rules.ts';
import type { StoredUser } from './store.ts';

function rightsOver(currentUser: CurrentUser, person: StoredUser): NonNullable<User['can']> {
  const above = standsAbove(currentUser, person);
  const edit = above && may(currentUser, 'users.edit');
  return {
    edit,
    delete: above && may(currentUser, 'users.delete') && person.id !== currentUser.userId,
    superuser: edit && currentUser.isSuperuser,
    end_sessions: edit,
  };
}

/** The state of a user's sign-in, for staff who manage accounts. Never the code itself. */
const securityOf = ({ failed_login_attempts, account_locked_until, codeMadeAt }: StoredUser, now: string) => ({
  failed_login_attempts,
  account_locked_until: account_locked_until !== null && account_locked_until > now ? account_locked_until : null,
  otp_created_at: codeMadeAt,
});

/** The user as the current user may see them; every field that leaves the server is named here. */
export function presentUser(person: StoredUser, currentUser: CurrentUser, now: string): User {
  return {
    id: person.id,
    email: person.email,
    username: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    is_active: person.is_active,
    is_staff: person.is_staff,
    is_verified: person.is_verified,
    is_superuser: person.is_superuser,
    roles: person.roles,
    created_at: person.created_at,
    updated_at: person.updated_at,
    last_login: person.last_login,
    deleted_at: person.deleted_at,
    verification_token_expires: person.invitedUntil,
    can: rightsOver(currentUser, person),
    ...(may(currentUser, 'users.view_security') ? securityOf(person, now) : {}),
  };
}

/** The fields of a user in the audit log. */
export const auditedUser = (person: StoredUser) => ({
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  is_active: person.is_active,
  is_staff: person.is_staff,
  is_verified: person.is_verified,
  is_superuser: person.is_superuser,
  roles: person.roles.map(({ name }) => name),
});
