import type { Colleague, FollowUpInput } from '../../domain/enquiry.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import { badRequest } from '../http/http-error.ts';

/** Staff who can be asked to see to something. */
const staff = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('is_staff', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id');

/** Everybody a donation interest can be given to. */
export async function listAssignees(db: Database): Promise<Colleague[]> {
  return (await staff(db).execute()).map((one) => ({ id: one.id, name: fullName(one) }));
}

/** Writes down who sees to it and when next. Throws a 400 for somebody who is not of the staff. */
export async function setFollowUp(db: Database, id: number, { assignee_id, next_action_on }: FollowUpInput) {
  if (assignee_id != null && !(await staff(db).where('id', '=', assignee_id).executeTakeFirst())) {
    const detail = 'Choose somebody of the staff.';
    throw badRequest(detail, { assignee_id: [detail] });
  }
  const change = {
    ...(assignee_id !== undefined && { assignee_id }),
    ...(next_action_on !== undefined && { next_action_on }),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable('donation_interests').set(change).where('id', '=', id).execute();
}
