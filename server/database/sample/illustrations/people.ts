import { disc, ink, line, oval, type Point, place, shape } from './scene.ts';

/** One person, drawn as cut paper: no face, but a posture, a cloth and a way to wear it. */
interface Person {
  /** Where the feet (or, sitting, the seat) touch the ground. */
  x: number;
  y: number;
  scale?: number;
  skin: string;
  top: string;
  lower: string;
  legs?: 'skirt' | 'trousers' | 'stride' | 'seat';
  /** Colour of a head wrap; hair is shown without one. */
  wrap?: string;
  /** Colour of the cloth over one shoulder, the umushanana. */
  sash?: string;
  /** Seen from behind. */
  back?: boolean;
  /** Mirrors the figure. */
  flip?: boolean;
  /** Hands, from the middle of the shoulders' foot line; they hang down when left out. */
  left?: Point;
  right?: Point;
  /** Tilt of the head in degrees. */
  nod?: number;
}

const hair = '#1d1310';
const shade = (path: string) => shape(path, ink.black, 0.16);

const torso = 'M-18-252C-38-249-47-240-48-222L-35-150H35L48-222C47-240 38-249 18-252z';
const torsoShade = 'M8-252H18C38-249 47-240 48-222L35-150H16C24-190 20-226 8-252z';

const lowerParts = {
  skirt: (fill: string) =>
    shape('M-35-160C-48-120-54-60-56-16H56C54-60 48-120 35-160z', fill) +
    shade('M16-160H35C48-120 54-60 56-16H26C30-70 26-120 16-160z'),
  trousers: (fill: string) => shape('M-36-160-40-12H-8L0-110 8-12H40L36-160z', fill) + shade('M14-160H36L40-12H22z'),
  stride: (fill: string) =>
    shape('M-36-160C-42-110-60-60-76-18L-46-6C-24-50-6-80 2-104 14-74 30-44 46-10L76-18C58-70 44-110 36-160z', fill) +
    shade('M14-160H36C44-110 58-70 76-18L58-13C40-60 24-110 14-160z'),
  seat: (fill: string) =>
    shape('M-36-160C-76-146-100-112-104-84 -106-72-98-64-84-64H84C98-64 106-72 104-84 100-112 76-146 36-160z', fill) +
    shade('M14-160H36C76-146 100-112 104-84 106-72 98-64 84-64H40C54-100 36-130 14-160z'),
};

function feet(person: Person): string {
  if (person.legs === 'seat') return '';
  const [left, right] = person.legs === 'stride' ? [-62, 66] : [-22, 24];
  return oval(left, -6, 20, 8, person.skin) + oval(right, -6, 20, 8, person.skin);
}

function arm(side: -1 | 1, hand: Point, person: Person): string {
  const shoulder: Point = [side * 38, -228];
  const [x, y] = hand;
  const reach = Math.hypot(x - shoulder[0], y - shoulder[1]) || 1;
  const bend = Math.max(0, 118 - reach) * 0.55 + 8;
  const elbow: Point = [
    (shoulder[0] + x) / 2 + (side * bend * Math.abs(y - shoulder[1])) / reach,
    (shoulder[1] + y) / 2 + (bend * Math.abs(x - shoulder[0])) / reach,
  ];
  const cuff: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.62, shoulder[1] + (elbow[1] - shoulder[1]) * 0.62];
  return (
    line(`M${shoulder.join(' ')}L${elbow.join(' ')}L${hand.join(' ')}`, person.skin, 19) +
    disc(x, y, 11.5, person.skin) +
    line(`M${shoulder.join(' ')}L${cuff.join(' ')}`, person.top, 27)
  );
}

function head(person: Person): string {
  const { skin, wrap, back } = person;
  const skull = shape('M-26-292C-26-312-14-320 0-320S26-312 26-292C26-270 14-256 0-256S-26-270-26-292z', skin);
  const side = back ? '' : shade('M4-320C18-318 26-310 26-292 26-270 14-256 0-256 10-270 12-296 4-320z');
  if (!wrap) {
    const ears = back ? '' : disc(-26, -287, 4, skin) + disc(26, -287, 4, skin);
    const crop = back
      ? oval(0, -300, 28, 33, hair)
      : shape('M-28-294C-33-326-16-336 0-336S33-326 28-294C25-308 16-314 0-315S-25-308-28-294z', hair);
    return ears + skull + side + crop;
  }
  const fold = back
    ? 'M-27-276C-40-318-24-350 2-350S42-318 27-276C14-266-14-266-27-276z'
    : 'M-28-296C-40-326-26-350 2-350S42-326 28-296C16-314-14-314-28-296z';
  const knot =
    shape('M-8-346C-14-372 6-384 22-376S40-350 20-340z', wrap) +
    shape('M22-348C42-362 58-352 60-334 46-328 30-334 22-348z', wrap);
  const folds = line('M-24-326C-6-338 14-336 30-322M-12-345C4-352 20-346 30-338', 'rgb(27 20 17 / 0.28)', 3);
  const rings = back ? '' : shape('M-27-276l5 7-5 7-5-7zM27-276l5 7-5 7-5-7z', ink.straw);
  return skull + side + knot + shade('M6-376C20-382 40-364 20-340L4-344z') + shape(fold, wrap) + folds + rings;
}

/** Draws a person. Sitting people are the same people, lower. */
export function figure(person: Person): string {
  const { x, y, scale = 1, legs = 'skirt', left = [-52, -128], right = [52, -128] } = person;
  const sash = person.sash
    ? shape('M-46-236-14-253 39-172 36-140C10-150-26-150-35-158z', person.sash) + shade('M-14-253-4-253 39-166 38-150z')
    : '';
  const body = [
    feet(person),
    lowerParts[legs](person.lower),
    line('M0-262V-244', person.skin, 22),
    shape(torso, person.top),
    shade(torsoShade),
    sash,
    arm(-1, left, person),
    arm(1, right, person),
    `<g transform="rotate(${person.nod ?? 0} 0 -256)">${head(person)}</g>`,
  ].join('');
  return place(x, legs === 'seat' ? y + 64 * scale : y, person.flip ? -scale : scale, body);
}
