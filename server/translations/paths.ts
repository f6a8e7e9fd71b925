// A text in a record by the name of its field: `title`, or `fun_facts-0-label` in a list.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The text there; empty where there is none. */
export function textAt(record: object, name: string): string {
  let value: unknown = record;
  for (const key of name.split('-')) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The record with another text there. What lies around it is copied, nothing is changed. */
export function withText<Record extends object>(record: Record, name: string, text: string): Record;
export function withText(record: object, name: string, text: string): object {
  const [key = '', ...rest] = name.split('-');
  if (rest.length === 0) return { ...record, [key]: text };
  const inner: unknown = isObject(record) ? record[key] : undefined;
  if (!isObject(inner)) return record;
  const changed = withText(inner, rest.join('-'), text);
  return { ...record, [key]: Array.isArray(inner) ? Object.values(changed) : changed };
}
