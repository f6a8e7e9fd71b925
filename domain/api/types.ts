import type { z } from 'zod';
import type { CallDefinition } from './call.ts';

// The types of both sides of a call, derived from its definition.

/** The readers of a reply: visitors, or staff, who get more from some public addresses. */
export type Reader = 'visitor' | 'staff';

type Output<Definition, Part extends string, Without = undefined> = Definition extends {
  readonly [Name in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : Without;

type Input<Definition, Part extends string, Without> = Definition extends {
  readonly [Name in Part]: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : Without;

/** The parts as a handler has them, checked. */
export type ParametersOf<Definition extends CallDefinition> = Output<Definition, 'parameters'>;
export type QueryOf<Definition extends CallDefinition> = Output<Definition, 'query'>;
export type BodyOf<Definition extends CallDefinition> = Output<Definition, 'body'>;

/** The fields that take a file. */
export type UploadFieldsOf<Definition extends CallDefinition> = Definition extends {
  readonly uploads: Readonly<Record<infer Field extends string, unknown>>;
}
  ? Field
  : never;

/** The replies a handler may return. */
export type HandledReplyOf<Definition extends CallDefinition> =
  | Input<Definition, 'reply', void>
  | Input<Definition, 'staffReply', never>;

/** The reply the caller gets. */
export type ReplyOf<Definition extends CallDefinition, By extends Reader = 'visitor'> = Definition extends {
  readonly file: readonly string[];
}
  ? Blob
  : By extends 'staff'
    ? Output<Definition, 'staffReply', Output<Definition, 'reply', void>>
    : Output<Definition, 'reply', void>;

/** The body the caller sends: a form if files can come with it. */
export type SentBodyOf<Definition extends CallDefinition> =
  | Input<Definition, 'body', never>
  | ([UploadFieldsOf<Definition>] extends [never] ? never : FormData);

type SentPart<Name extends string, Value> = [Value] extends [never] ? unknown : { [Part in Name]: Value };

/** The caller's options beside a call's key. */
export type CallOptions<Definition extends CallDefinition> = SentPart<
  'parameters',
  Output<Definition, 'parameters', never>
> &
  SentPart<'body', SentBodyOf<Definition>> & {
    query?: Partial<Output<Definition, 'query', Record<string, never>>>;
    signal?: AbortSignal;
    keepalive?: true;
    key?: string | undefined;
  };
