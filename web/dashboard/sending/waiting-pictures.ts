import { RequestFailed } from '../../request.ts';

// Forms are saved also while pictures in their texts are still on their way. Until it is sent, a picture has a key in place
// of its address.

/** A picture on its way, as far as saving must know of it. */
export interface WaitingPicture {
  readonly file: File;
  /** Over once it is sent, or has failed. */
  ended: Promise<void>;
  picture: { url: string; width: number; height: number } | undefined;
  /** Why it was not taken. */
  problem: string | undefined;
}

const KEY = 'upload:';

const waiting = new Map<string, WaitingPicture>();

/** Gives a picture its key. */
export function holdPicture(picture: WaitingPicture): string {
  const key = `${KEY}${Date.now()}-${waiting.size}`;
  waiting.set(key, picture);
  return key;
}

const keysIn = (html: string) => [...html.matchAll(/ src="(upload:[\d-]+)"/g)].map(([, key = '']) => key);

async function withAddresses(field: string, html: string): Promise<string> {
  let text = html;
  for (const key of keysIn(html)) {
    const held = waiting.get(key);
    await held?.ended;
    if (held && held.picture === undefined) {
      const { file, problem = '' } = held;
      throw new RequestFailed(400, { detail: problem, errors: { [field]: [`${file.name}: ${problem}`] } });
    }
    const { url, width, height } = held?.picture ?? { url: '', width: 0, height: 0 };
    text = text.replaceAll(` src="${key}"`, () => ` src="${url}" width="${width}" height="${height}"`);
  }
  return text;
}

/** The same value with addresses in place of keys, wherever in it a text stands; the very same where there are none. */
async function withoutKeys(path: string, value: unknown): Promise<unknown> {
  if (typeof value === 'string') return value.includes(KEY) ? withAddresses(path, value) : value;
  if (Array.isArray(value)) {
    const all: unknown[] = [];
    for (const [place, one] of value.entries()) all.push(await withoutKeys(`${path}.${place}`, one));
    return all.every((one, place) => one === value[place]) ? value : all;
  }
  return isPlainObject(value) ? sentIn(value, `${path}.`) : value;
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

async function sentIn<Values extends object>(values: Values, before: string): Promise<Values> {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const sent = await withoutKeys(before + field, value);
    if (sent !== value) changes[field] = sent;
  }
  return Object.keys(changes).length === 0 ? values : Object.assign({}, values, changes);
}

/**
 * The values of a form as they are saved: waits for the pictures that are still on their way into its texts. Throws
 * `RequestFailed`, with the reason at the field, where one of them was not taken.
 */
export const sentPictures = async <Values>(values: Values): Promise<Values> =>
  typeof values === 'object' && values !== null ? sentIn(values, '') : values;
