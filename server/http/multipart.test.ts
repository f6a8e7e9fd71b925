import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundaryOf, readParts } from './multipart.ts';

interface Read {
  name: string;
  fileName: string | undefined;
  text: string;
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, boundary: string, size = 7): Promise<Read[]> {
  const found: Read[] = [];
  for await (const { name, fileName, content } of readParts(inPieces(bytes, size), boundary)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    found.push({ name, fileName, text: Buffer.concat(pieces).toString('latin1') });
  }
  return found;
}

const field = (head: string, text: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;

test('forms of browsers are read rightly, wherever the network cuts them', async () => {
  const anyCharacter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
  // Those that mean something in the head of a part, and line ends that only some programs know.
  const special = fc.constantFrom('"', '\\', '%', '22', '0D', ';', '=', 'name', 'filename', ' ', '\r', '\n', '\u2028');
  const words = fc
    .string({ unit: fc.oneof(anyCharacter, special), maxLength: 20 })
    .filter((text) => text.isWellFormed());
  const part = fc.record({ name: words, file: fc.option(words), content: fc.uint8Array({ maxLength: 200 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 90 }),
      async (parts, size) => {
        const form = new FormData();
        for (const { name, file, content } of parts)
          form.append(name, new Blob([Uint8Array.from(content)]), file || 'blob');
        const body = new Response(form);
        const boundary = boundaryOf(body.headers.get('content-type') ?? '') ?? '';
        const found = await read(Buffer.from(await body.arrayBuffer()), boundary, size);
        expect(found.map(({ text }) => text)).toEqual(
          parts.map(({ content }) => Buffer.from(content).toString('latin1')),
        );
        // The sender escapes no percent sign: `%22` may have been a quotation mark.
        const decoded = (text: string) => text.replaceAll(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
        // It makes line ends alike, but in names of files.
        const named = (text: string) => decoded(text.replaceAll(/\r\n?|\n/g, '\r\n'));
        expect(found.map(({ name }) => name)).toEqual(parts.map(({ name }) => named(name)));
        expect(found.map(({ fileName }) => fileName)).toEqual(parts.map(({ file }) => decoded(file || 'blob')));
      },
    ),
    { numRuns: 100 },
  );
});

test('text that looks like a boundary inside a file is part of the file', async () => {
  const text = '\r\n--\r\n--xx\r\n-\r\n--';
  const body = Buffer.from(
    `${field('name="a"; filename="b.png"', text)}--x--\r\n`.replaceAll('--x\r', '--xyz\r').replace('--x--', '--xyz--'),
  );
  expect(await read(body, 'xyz', 1)).toEqual([{ name: 'a', fileName: 'b.png', text }]);
});

test.each([
  ['nothing', ''],
  ['no end', field('name="a"', '1')],
  ['no name', `${field('filename="a"', '1')}--x--`],
  ['no disposition', '--x\r\n\r\n1\r\n--x--'],
  ['another boundary', '--y\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--y--'],
  ['something before it', `hello\r\n${field('name="a"', '1')}--x--`],
  ['a head without end', `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(9000)}"\r\n\r\n1\r\n--x--`],
  ['a boundary with more behind it', `${field('name="a"', '1')}--xmore`],
])('a form with %s is refused', async (_, body) => {
  await expect(read(Buffer.from(body), 'x')).rejects.toMatchObject({ status: 400 });
});

test.each([
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; boundary="a b"; charset=utf-8', 'a b'],
  ['Multipart/Form-Data;charset=utf-8;boundary=----y', '----y'],
  ['multipart/form-data', undefined],
  ['multipart/mixed; boundary=x', undefined],
  ['application/json', undefined],
])('%s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});
