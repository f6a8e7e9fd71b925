import type { Endpoint } from './endpoint.ts';
import { HttpError } from './http-error.ts';
import { networksOf } from './network.ts';

/**
 * Counts a use of the call, if it declares a limit, and only then does the work, which begins with reading what is sent.
 * Throws a 429. A mistake that can be mended, a 400, does not count: many visitors may share one place.
 */
export async function counted<Result>(
  { limiter }: Pick<Endpoint, 'limiter'>,
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!limiter) return work();
  const networks = networksOf(place);
  await limiter.count(networks);
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) await limiter.forgive(networks);
    throw error;
  }
}
