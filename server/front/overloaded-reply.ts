import { problemReply } from '../http/failure.ts';
import { fileHeaders } from '../http/headers.ts';
import type { Overloaded } from './concurrency-limiter.ts';

const page = (text: string) => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Busy</title></head>
<body><p>${text}</p></body>
</html>
`;

/** The reply when the limiter is full: a page for visitors, the usual problem for programs. Costs next to nothing. */
export function overloadedReply(publicUrl: string): (full: Overloaded, path: string) => Response {
  const shared = { ...fileHeaders(publicUrl, 'text/html'), 'x-frame-options': 'DENY', 'cache-control': 'no-store' };
  return (full, path) => {
    const reply = path.startsWith('/api/')
      ? problemReply(full)
      : new Response(page(full.problem.detail), {
          status: full.status,
          headers: { 'content-type': 'text/html; charset=utf-8', ...full.headers },
        });
    for (const [name, value] of Object.entries(shared)) reply.headers.set(name, value);
    return reply;
  };
}
