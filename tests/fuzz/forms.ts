import fc from 'fast-check';
import type { Schema } from './document.ts';
import { oddName, oddTexts } from './odd.ts';
import { asText, valuesOf } from './values.ts';

const BOUNDARY = 'zz-boundary';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const files = fc.constantFrom(
  png,
  png.subarray(0, 30),
  Buffer.from('%PDF-1.4\n%%EOF'),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  Buffer.alloc(0),
  Buffer.alloc(70_000),
);

const fileNames = fc.oneof(
  fc.constantFrom('a.png', 'a.pdf', ''),
  fc.constantFrom(...oddTexts.map((text) => text.slice(0, 300))),
);

const line = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);

function part(name: string, content: Buffer, fileName?: string): Buffer {
  const file = fileName === undefined ? '' : `; filename="${line(fileName)}"`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${line(name)}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** Ways to break a form on its way. */
const breakages: readonly ((form: Buffer) => Buffer)[] = [
  (form) => form.subarray(0, form.length - 8),
  (form) => form.subarray(0, Math.floor(form.length / 2)),
  (form) => form.subarray(4),
  (form) => Buffer.concat([form, form]),
  (form) => Buffer.from(form.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (form) => Buffer.from(form.toString('latin1').replaceAll('form-data', 'attachment'), 'latin1'),
  (form) => Buffer.from(form.toString('latin1').replaceAll('name=', 'name*='), 'latin1'),
  () => Buffer.from(`--${BOUNDARY}--`),
  () => Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--`),
  () => Buffer.concat(Array.from({ length: 300 }, () => part('a', Buffer.from('b')))),
  () => part('a'.repeat(20_000), Buffer.from('b')),
];

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Forms with files for this schema, whole and broken. */
export function formsOf({ properties = {} }: Schema): fc.Arbitrary<Buffer> {
  const isFile = (schema: Schema | boolean) => typeof schema === 'object' && schema.format === 'binary';
  const names = Object.keys(properties);
  const fileFields = names.filter((name) => isFile(properties[name] ?? true));
  const texts = Object.fromEntries(
    names
      .filter((name) => !fileFields.includes(name))
      .map((name) => [name, valuesOf(properties[name] ?? true)] as const),
  );
  const fields = fc
    .record(texts, { requiredKeys: [] })
    .map((values) => Object.entries(values).map(([name, value]) => part(name, Buffer.from(asText(value)))));
  const field = fc.oneof({ arbitrary: fc.constantFrom(...fileFields), weight: 9 }, { arbitrary: oddName, weight: 1 });
  const sent = fc.array(
    fc.tuple(field, files, fileNames).map(([name, content, fileName]) => part(name, content, fileName)),
    { maxLength: 2 },
  );
  const whole = fc
    .tuple(fields, sent)
    .map(([some, others]) => Buffer.concat([...some, ...others, Buffer.from(`--${BOUNDARY}--\r\n`)]));
  const broken = fc.tuple(whole, fc.constantFrom(...breakages)).map(([form, breakage]) => breakage(form));
  return fc.oneof({ arbitrary: whole, weight: 4 }, { arbitrary: broken, weight: 1 });
}
