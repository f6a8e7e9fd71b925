import { z } from 'zod';
import type { Log } from '../logging.ts';
import type { CurrentUser } from './current-user.ts';
import type { Endpoint } from './endpoint.ts';
import { byField } from './input.ts';

export type ReplyCheck = (endpoint: Endpoint, reply: unknown, currentUser: CurrentUser | null) => void;

/** For production: to look through each reply again would take longer than many calls take. */
export const uncheckedReplies: ReplyCheck = () => undefined;

/**
 * For tests: throws where a reply does not fit the schema that the browser takes its types from, and logs the fields.
 * Staff who may not see more are answered as visitors are.
 */
export const checkedReplies =
  (log: Log): ReplyCheck =>
  ({ method, path, reply: schema, staffReply }, reply, currentUser) => {
    if (!schema || reply instanceof Response) return;
    const expected = currentUser && staffReply ? z.union([staffReply, schema]) : schema;
    const parsed = expected.safeParse(JSON.parse(JSON.stringify(reply) ?? 'null'));
    if (parsed.success) return;
    log.error({ method, path, errors: byField(parsed.error) }, 'A reply does not fit its schema');
    throw new Error(`The reply of ${method} ${path} does not fit its schema`);
  };
