import { day, instant } from '../../../domain/instant.ts';
import { showDateAndTime, showDay } from '../time/site-time.ts';

/** The plain text of HTML. It is only read: nothing in it is ever shown as HTML or run. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/(p|h\d|li|blockquote)>/g, '$& '), 'text/html');
  return body.textContent.trim();
}

/** The value of a form's field as one reads it. */
export function shownValue(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value !== 'string') return String(value);
  if (instant.safeParse(value).success) return showDateAndTime(value);
  if (day.safeParse(value).success) return showDay(value);
  return value.startsWith('<') ? plainText(value) : value;
}
