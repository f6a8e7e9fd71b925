import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const LISTED = 0x02014b50;
const BEGIN = 0x04034b50;

/** The parts of a ZIP file by its list at the end, each with its sum checked. */
export function readZip(file: Buffer): Map<string, string> {
  const end = file.length - 22;
  if (file.readUInt32LE(end) !== END) throw new Error('The file has no end');
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (file.readUInt32LE(at) !== LISTED) throw new Error('The list is broken');
    const [sum, packed, bytes] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const nameLength = file.readUInt16LE(at + 28);
    const offset = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (file.readUInt32LE(offset) !== BEGIN) throw new Error(`${name} does not begin where the list says`);
    const start = offset + 30 + file.readUInt16LE(offset + 26);
    const content = inflateRawSync(file.subarray(start, start + packed));
    if (content.length !== bytes || crc32(content) !== sum) throw new Error(`${name} is not as it was written`);
    parts.set(name, content.toString());
    at += 46 + nameLength;
  }
  return parts;
}
