import { RequestFailed } from '../../request.ts';

/**
 * The text for a failed call: a sentence, which the server's own message may follow, or one that is made from that
 * message. `reached` is false where no answer came at all.
 */
export type FailedText = string | ((words: string, reached: boolean) => string);

/** Whether the server answered, if only with a refusal. */
export const wasReached = (error: unknown) => error instanceof RequestFailed && error.status !== 0;

/** Why, for a sentence that has words of its own where the server gave none. */
export const errorText = (error: Error) =>
  error instanceof RequestFailed && error.status !== 0 ? error.said : error.message;

/** The sentence for this error. */
export function failedText(failed: FailedText, error: Error): string {
  return typeof failed === 'string' ? failed : failed(errorText(error), wasReached(error));
}
