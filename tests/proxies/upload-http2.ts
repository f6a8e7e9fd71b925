import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const head = 'Content-Disposition: form-data; name="file"; filename="large"\r\nContent-Type: application/octet-stream';
const [before, behind] = [`--b\r\n${head}\r\n\r\n`, '\r\n--b--\r\n'];

async function* formOf(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before);
  yield* createReadStream(file);
  yield Buffer.from(behind);
}

/**
 * Sends a form with a file over HTTP/2 for as long as the server takes it, as browsers do. Curl loses an answer that came
 * whole where the server then wants no more of the form: it ends with 18 if it meets both at once.
 */
export async function uploadOverHttp2(
  address: string,
  file: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const { origin, pathname } = new URL(address);
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const { size } = await stat(file);
    const stream = session.request({
      ...headers,
      ':method': 'POST',
      ':path': pathname,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': before.length + size + behind.length,
    });
    // Ends early where no more is wanted.
    void pipeline(formOf(file), stream, { end: true }).catch(() => undefined);
    const [answered] = await once(stream, 'response');
    return { status: answered[':status'], body: await text(stream) };
  } finally {
    session.destroy();
  }
}
