import { cloths } from './cloth.ts';

/** The ink set of the sample pictures: the site's earth colours, and the few more that skies, fields and skin need. */
export const ink = {
  black: '#1b1411',
  night: '#2b2340',
  indigo: '#27415a',
  clay: '#8e2f17',
  clayDeep: '#5f1d0e',
  fired: '#b5472a',
  coral: '#dd7a52',
  peach: '#f0ae7c',
  ochre: '#d9992f',
  straw: '#f2c069',
  cream: '#fbe6bd',
  chalk: '#fbf6ee',
  sand: '#e6d6c4',
  ash: '#8b8079',
  leaf: '#1f5a41',
  leafDeep: '#143d2c',
  moss: '#4f7a3c',
  sprout: '#8aa54a',
  plum: '#5b2338',
  earth: '#6d3a22',
  earthDeep: '#43241a',
} as const;

export const skin = { deep: '#3b2018', brown: '#55301f', warm: '#6f4029' } as const;

export type Point = readonly [x: number, y: number];

/** A picture as the media room wants it: the drawing, what it shows, and its size in pixels. */
export interface Illustration {
  svg: string;
  alt: string;
  width: number;
  height: number;
}

/** Wraps a drawing into an SVG document that carries every printed cloth. */
export function picture(width: number, height: number, alt: string, shapes: string[]): Illustration {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${cloths}</defs>${shapes.join('')}</svg>`;
  return { svg, alt, width, height };
}

export const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, across: number, down: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"/>`;

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (path: string, stroke: string, width: number, cap = 'round') =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"/>`;

/** Moves, then scales (a negative `scale` mirrors it left to right), then turns what is inside. */
export const place = (x: number, y: number, scale: number, inside: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)}) rotate(${turn})">${inside}</g>`;

const at = (points: readonly Point[], index: number): Point =>
  points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];

const short = (value: number) => Math.round(value * 10) / 10;

/** A curve that passes through every point. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const bends = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(points, index - 1), at(points, index), at(points, index + 2)];
    const leave = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6].map(short);
    const arrive = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6].map(short);
    return `C${leave.join(' ')} ${arrive.join(' ')} ${end.join(' ')}`;
  });
  return `M${first.join(' ')}${bends.join('')}`;
}

/** A hill: land below a curve. */
export function hill(points: readonly Point[], fill: string, bottom = 1200): string {
  return shape(`${curve(points)}V${bottom}H${at(points, 0)[0]}z`, fill);
}

/** A terraced hill: the same ridge again and again, lower each time, in turn of colour. */
export function terraces(points: readonly Point[], fills: readonly string[], step: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const drop = step * index + index * index * step * 0.06;
    const lowered = points.map(([x, y]): Point => [x, short(y + drop)]);
    return hill(lowered, fills[index % fills.length] ?? ink.leaf);
  }).join('');
}

/** A printed sun: rings from the outside in. */
export const sun = (x: number, y: number, radius: number, rings: readonly string[]) =>
  rings.map((fill, index) => disc(x, y, radius * (1 - index / (rings.length + 0.6)), fill)).join('');

/** Numbers between 0 and 1 that look thrown but are the same on every run. */
export function thrown(count: number, seed: number): number[] {
  let state = seed * 7919 + 17;
  return Array.from({ length: count }, () => {
    state = (state * 16807) % 2147483647;
    return (state % 10_000) / 10_000;
  });
}
