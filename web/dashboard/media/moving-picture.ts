import { useEffect, useState } from 'react';

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The place behind blocks that each begin with their length; a block of none ends them. */
function behindBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
  return at + 1;
}

/** The bytes of a table of colours, which a GIF announces in a byte of flags. */
const coloursOf = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function hasManyFrames(gif: Uint8Array): boolean {
  let frames = 0;
  let at = 13 + coloursOf(gif[10]);
  while (at < gif.length && frames < 2) {
    if (gif[at] === 0x2c) {
      frames += 1;
      at = behindBlocks(gif, at + 11 + coloursOf(gif[at + 9]));
    } else if (gif[at] === 0x21) at = behindBlocks(gif, at + 2);
    else return false;
  }
  return frames > 1;
}

/** A PNG that moves says so in a part of its own, before the first picture. */
function isMovingPng(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    const part = textAt(png, at + 4, 4);
    if (part === 'acTL') return view.getUint32(at + 8) > 1;
    if (part === 'IDAT') return false;
  }
  return false;
}

/** Whether these are the bytes of a picture of several frames: a GIF, WebP, PNG or AVIF that moves. */
export function isMoving(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 4) === 'GIF8') return hasManyFrames(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return isMovingPng(bytes);
  if (textAt(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  return textAt(bytes, 4, 8) === 'ftypavis';
}

/** Tells whether a chosen file is a picture that moves, once it has been read. */
export function useIsMoving(file: File): boolean {
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const moving = file.type.startsWith('image/') && isMoving(new Uint8Array(await file.arrayBuffer()));
      if (!isLeft) setMoves(moving);
    };
    // A file that cannot be read is refused when it is sent.
    read().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [file]);
  return moves;
}
