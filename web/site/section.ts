import type { Page } from '../../domain/listing.ts';
import { RequestFailed } from '../request.ts';

/** The result of one call of a page: its data, or the text to show in its place. */
export type Section<Data> = { state: 'loaded'; data: Data } | { state: 'failed'; message: string };

/** A section in the browser, where it can be under way as well. */
export type LiveSection<Data> = Section<Data> | { state: 'loading' };

/** The reply came, but has an unexpected form. The text is meant for visitors. */
class UnexpectedReply extends Error {
  override readonly name = 'UnexpectedReply';
}

/** Answers the list, or throws `UnexpectedReply` with this text where the reply is something else. */
export function expectList<Item>(reply: Item[] | Page<Item>, text: string): Item[] {
  if (!Array.isArray(reply)) throw new UnexpectedReply(text);
  return reply;
}

/** The error text for visitors: the server's own if it refused, otherwise `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  const told = error instanceof UnexpectedReply || (error instanceof RequestFailed && error.status < 500);
  return told && error.message !== '' ? error.message : fallback;
}

/** The same section with its data made into something else. */
export function mapSection<From, To>(section: Section<From>, change: (data: From) => To): Section<To> {
  return section.state === 'loaded' ? { state: 'loaded', data: change(section.data) } : section;
}
