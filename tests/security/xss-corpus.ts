import { addressPayloads, markup } from './xss-payloads.ts';

/** The function that a payload calls when it runs; the test gives it to the page. */
export const REPORT = 'executed';

/** The path that a payload fetches where it can do no more than that. */
export const CANARY = '/xss-canary';

/** Another site's name, to which nothing may lead the browser by itself. */
export const STRANGER = 'evil.example';

/** A payload that says its number when it runs. */
export const armed = (payload: string, number: number) =>
  payload.replaceAll('RUN', `${REPORT}(${number})`).replaceAll('CANARY', `${CANARY}?n=${number}`);

/** Every payload as a text, each with its number. Addresses stand in a link. */
export const payloads: readonly string[] = [
  ...markup,
  ...addressPayloads.map((address) => `<a href="${address}">a</a>`),
].map(armed);

/** Every address, each with its number. */
export const armedAddresses: readonly string[] = addressPayloads.map((address, place) => armed(address, 1000 + place));

/** No call takes a character zero, and refuses the whole text with it. */
const sendable = payloads.filter((payload) => !payload.includes('\u0000'));

/** Maximum length of fields of one line; longer texts are refused. */
const MAX_LINE_LENGTH = 300;

const onOneLine = (payload: string) => payload.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();

/** The payloads in as few texts as possible of at most this length. Longer payloads are left out. */
export function packedPayloads(most: number): string[] {
  const texts: string[] = [];
  for (const payload of most > MAX_LINE_LENGTH ? sendable : sendable.map(onOneLine)) {
    const last = texts.at(-1);
    const longer = `${last} ${payload}`;
    if (last !== undefined && longer.length <= most) texts[texts.length - 1] = longer;
    else if (payload.length <= most) texts.push(payload);
  }
  return texts;
}

/** Ends whatever a payload before it may have begun, so that many can stand in one text. */
const END =
  '--></script></style></title></textarea></xmp></noscript></noembed></template></iframe></select></svg></math>';

/** The payloads in this many HTML texts, each closed before the next. */
export function bundled(count: number): string[] {
  return Array.from({ length: count }, (_, bundle) =>
    sendable.filter((_, place) => place % count === bundle).join(`\n${END}\n`),
  );
}
