import type { User } from '../../../domain/user.ts';
import { Badge } from '../list/Badge.tsx';

/** Whether the account may be used, and whether it ever was: an invitation that is not accepted yet waits. */
export function UserStatus({ user }: { user: User }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={user.is_active ? 'success' : 'quiet'}>{user.is_active ? 'Active' : 'Inactive'}</Badge>
      {user.is_verified ? <Badge tone="info">Verified</Badge> : null}
    </span>
  );
}
