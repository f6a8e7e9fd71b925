import type { NamedCall } from '../../domain/api/call.ts';
import type { Json } from './extended.ts';

const anywhere = `Refused:
- 401: not signed in, or no longer
- 403: the permission is missing; \`contact\` says who can give it
- 409: not possible as things are now; \`current\` is what somebody else left
- 413: too large
- 415: of another type
- 429: too many attempts; \`Retry-After\` says how long to wait
- 503: not able to answer now; \`Retry-After\` says when to try again
- 507: no room left to write; \`Retry-After\` as with 503`;

/** The replies to refused calls. Those that any call can get are one, so that each call names what is particular to it. */
const refusals = {
  400: ['Invalid', 'Something in the request cannot be used; `errors` names the fields'],
  404: ['NotFound', 'There is no such record'],
  default: ['Refused', anywhere],
} as const;

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** All of them by their names, to be referred to. */
export const refusedReplies: Json = Object.fromEntries(
  Object.values(refusals).map(([name, description]) => [name, { description, content }]),
);

/** Calls that look for a record that their body names. */
const findByBody = new Set([
  'POST /event-registrations/',
  'POST /payments/match/',
  'POST /previews/events/',
  'POST /previews/pages/',
  'POST /previews/posts/',
]);

function canBe({ method, path, query, parameters, translated }: NamedCall): Record<keyof typeof refusals, boolean> {
  return {
    400: method !== 'GET' || query !== undefined || translated !== undefined,
    404: parameters !== undefined || findByBody.has(`${method} ${path}`),
    default: true,
  };
}

/** The replies with which a call can be refused, by their statuses. */
export function refusalsOf(call: NamedCall): Json {
  const possible = canBe(call);
  return Object.fromEntries(
    (['400', '404', 'default'] as const)
      .filter((status) => possible[status])
      .map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }]),
  );
}
