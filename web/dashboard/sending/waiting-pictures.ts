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

/**
 * The values of a form as they are saved: waits for the pictures that are still on their way into its texts. Throws
 * `RequestFailed`, with the reason at the field, where one of them was not taken.
 */
export async function sentPictures<Values>(values: Values): Promise<Values> {
  if (typeof values !== 'object' || values === null) return values;
  const changes: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'string' && value.includes(KEY)) changes[field] = await withAddresses(field, value);
  }
  return Object.keys(changes).length === 0 ? values : Object.assign({}, values, changes);
}
