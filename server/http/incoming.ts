import type { Call, Endpoint } from './endpoint.ts';
import { notFound } from './http-error.ts';
import { check, readQuery } from './input.ts';

/** A call beside what it sends, its parameters and query as they came. */
export interface Incoming extends Omit<Call<unknown, unknown, unknown>, 'parameters' | 'query' | 'body'> {
  /** The `{name}` parts of the path. */
  parameters: Record<string, string>;
  query: Iterable<readonly [name: string, value: string]>;
}

/** A path parameter that cannot be right names a record that is not there. */
function readParameters({ parameters }: Endpoint, given: Record<string, string>): unknown {
  if (!parameters) return undefined;
  const parsed = parameters.safeParse(given);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** The same, checked. Throws a 404 for a parameter, a 400 for a query that cannot be right. */
export function checkIncoming(endpoint: Endpoint, incoming: Incoming): Omit<Call<unknown, unknown, unknown>, 'body'> {
  return {
    ...incoming,
    parameters: readParameters(endpoint, incoming.parameters),
    query: endpoint.query ? check(endpoint.query, readQuery(incoming.query)) : undefined,
  };
}
