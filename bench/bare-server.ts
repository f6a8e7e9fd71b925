import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

const reply = z
  .object({ status: z.int(), headers: z.array(z.string()), body: z.base64() })
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const body = Buffer.from(reply.body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(reply.status, reply.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
