/** A reply at hand to its last byte, not compressed. */
export interface WholeReply {
  status: number;
  /** By their names in small letters. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

export const wholeReply = (status: number, headers: Record<string, string>, body: string): WholeReply => ({
  status,
  headers: new Map(Object.entries(headers)),
  body: Buffer.from(body),
});

/** Reads a response to its end. */
export async function readWhole(response: Response): Promise<WholeReply> {
  const { status, headers } = response;
  return { status, headers: new Map(headers), body: Buffer.from(await response.arrayBuffer()) };
}
