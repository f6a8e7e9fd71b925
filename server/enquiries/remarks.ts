import type { Colleague, Remark } from '../../domain/enquiry.ts';
import { fullName } from '../../domain/user.ts';

interface Person {
  user_id: number | null;
  first_name: string | null;
  last_name: string | null;
}

/** The author; null if the account is gone. */
export function colleagueOf({ user_id, first_name, last_name }: Person): Colleague | null {
  if (user_id === null) return null;
  return { id: user_id, name: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }) };
}

/** A colleague's text, with their name. */
export function presentRemark({ id, at, text, ...person }: Person & { id: number; at: string; text: string }): Remark {
  return { id, at, text, by: colleagueOf(person) };
}
