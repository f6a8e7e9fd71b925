import type { z } from 'zod';
import { GatewayUnavailable } from './gateway.ts';

/** Milliseconds until a reply must be there, whole. */
const PATIENCE = 10_000;

/** Bytes of a reply: those of an operator have a few hundred. */
const MAX_REPLY = 64 * 1024;

export interface OperatorReply {
  status: number;
  text: string;
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > MAX_REPLY) throw new RangeError('The reply is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Why nothing came: a code of the system or of the network, and no words, which may repeat what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return ' (no reply in time)';
  if (error instanceof RangeError) return ' (its reply is too large)';
  const { cause } = error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' && /^[A-Z_\d]{1,40}$/.test(code) ? ` (${code})` : '';
}

/**
 * What an operator answers. A redirect is refused, as credentials are for one host. Throws `GatewayUnavailable` where there
 * is no whole reply.
 */
export async function ask(
  fetchImpl: typeof fetch,
  operator: string,
  url: string,
  init: RequestInit,
): Promise<OperatorReply> {
  try {
    const response = await fetchImpl(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    throw new GatewayUnavailable(`${operator} cannot be reached${reasonOf(error)}`);
  }
}

/** What a reply says. The errors of JSON and of schemas may repeat a part of it, and are not passed on. */
export function understand<Said>(operator: string, { text }: OperatorReply, schema: z.ZodType<Said>): Said {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    said = undefined;
  }
  const { success, data } = schema.safeParse(said);
  if (!success) throw new GatewayUnavailable(`${operator} answers what cannot be understood`);
  return data;
}
