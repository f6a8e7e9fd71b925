const isEntry = (one: unknown) => typeof one === 'object';

/** In one order: records and topics that are chosen have none of their own, and are read by their names, which change. */
const ordered = (value: unknown): unknown =>
  Array.isArray(value) && !value.some(isEntry) ? value.map((one) => JSON.stringify(one)).toSorted() : value;

/** True if two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
