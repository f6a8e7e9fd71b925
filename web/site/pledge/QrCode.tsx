import { encode } from 'uqr';

/** Modules that stay white around the code, for cameras, beside the one that it comes with: ISO 18004 asks for four. */
const AROUND = 3;

/** The black modules as one path, a stroke for each run in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows
    .map((row, y) =>
      [
        ...row
          .map((isBlack) => (isBlack ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');

interface QrCodeProps {
  /** What a camera reads. */
  content: string;
  label: string;
}

/** A QR code, drawn by the server. */
export function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content);
  const whole = size + 2 * AROUND;
  const box = `${-AROUND} ${-AROUND} ${whole} ${whole}`;
  return (
    <svg role="img" aria-label={label} viewBox={box} shapeRendering="crispEdges" className="qr-code">
      <path fill="#fff" d={`M${-AROUND} ${-AROUND}h${whole}v${whole}h-${whole}z`} />
      <path d={pathOf(data)} />
    </svg>
  );
}
