import { type FormGuard, QUICKEST_PERSON } from '../../domain/form.ts';

/**
 * Whether a program filled in the form: it wrote into the field that people do not see, or was quicker than anybody. A
 * form shown in what is here the future comes from a phone whose clock is wrong, and says nothing.
 */
export function isByProgram({ website = '', started_at }: FormGuard, now: Date): boolean {
  if (website !== '') return true;
  if (started_at === undefined) return false;
  if (typeof started_at === 'number') return started_at < QUICKEST_PERSON;
  const shownFor = now.getTime() - Date.parse(started_at);
  return shownFor >= 0 && shownFor < QUICKEST_PERSON;
}
