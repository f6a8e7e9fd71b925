import { cloth } from './cloth.ts';
import { box, disc, ink, line, oval, place, shape } from './scene.ts';

/** A house: iron roof, an imigongo panel beside the door. About 300 wide and 190 high; `y` is the ground. */
export const house = (x: number, y: number, scale: number, wall: string = ink.sand, roof: string = ink.clay) =>
  place(
    x,
    y,
    scale,
    [
      box(-135, -120, 270, 120, wall),
      shape('M60-120H135V0H60z', ink.black, 0.12),
      box(-135, -30, 270, 30, ink.fired),
      shape('M-160-112-118-190H118L160-112z', roof),
      shape('M40-190H118L160-112H70z', ink.black, 0.18),
      box(-24, -92, 52, 92, ink.earthDeep),
      box(-108, -92, 56, 44, ink.indigo),
      line('M-80-92V-48M-108-70H-52', ink.chalk, 4, 'butt'),
      box(62, -96, 48, 66, cloth.wall),
    ].join(''),
  );

/** An open basket, seen from the front; what it holds is drawn before it. Width is that of the rim. */
export const basket = (x: number, y: number, width: number, height: number, fill: string = cloth.weave) => {
  const half = width / 2;
  const foot = half * 0.66;
  return (
    shape(
      `M${x - half} ${y - height}C${x - half} ${y - height * 0.4} ${x - foot - 8} ${y - 8} ${x - foot} ${y}H${x + foot}C${x + foot + 8} ${y - 8} ${x + half} ${y - height * 0.4} ${x + half} ${y - height}z`,
      fill,
    ) +
    shape(
      `M${x + half * 0.4} ${y - height}C${x + half * 0.5} ${y - height * 0.4} ${x + foot * 0.5} ${y - 8} ${x + foot * 0.4} ${y}H${x + foot}C${x + foot + 8} ${y - 8} ${x + half} ${y - height * 0.4} ${x + half} ${y - height}z`,
      ink.black,
      0.15,
    ) +
    line(`M${x - half} ${y - height}H${x + half}`, ink.earth, Math.max(6, height * 0.09))
  );
};

/** A basket with its pointed lid, the agaseke: the sign of peace and of a kept promise. About 150 wide, 300 high. */
export function agaseke(x: number, y: number, scale: number, thread: string = ink.clay): string {
  const tooth = (level: number, half: number, tall: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const step = (half * 2) / 6;
      const start = -half + step * index;
      return `M${start} ${level}l${step / 2} ${-tall}l${step / 2} ${tall}z`;
    }).join('');
  return place(
    x,
    y,
    scale,
    [
      shape('M-58 0C-84-30-90-90-80-130H80C90-90 84-30 58 0z', ink.cream),
      shape(tooth(-20, 66, 44), thread),
      shape(tooth(-66, 80, 44), ink.black),
      shape('M-88-126C-66-150-30-210 0-306 30-210 66-150 88-126z', ink.cream),
      shape(tooth(-140, 66, 40), thread),
      shape('M-30-200 0-258 30-200z', ink.black),
      shape(
        'M30 0H58C84-30 90-90 80-130H44C52-80 48-30 30 0zM0-306C30-210 66-150 88-126H48C36-160 12-220 0-306z',
        ink.black,
        0.14,
      ),
      line('M-86-128H86', ink.ochre, 12),
      disc(0, -306, 9, thread),
    ].join(''),
  );
}

/** A full sack, about 130 wide and 190 high. */
export const sack = (x: number, y: number, scale: number, stripe: string = ink.clay) =>
  place(
    x,
    y,
    scale,
    [
      shape('M-58 0C-76-40-70-120-52-160L-36-176H36L52-160C70-120 76-40 58 0z', cloth.sack),
      shape('M-69-74C-71-60-70-46-68-34H68C70-46 71-60 69-74z', stripe),
      shape('M24-176H36L52-160C70-120 76-40 58 0H22C40-50 40-120 24-176z', ink.black, 0.15),
      shape('M-36-172C-50-192-44-206-30-200-18-210-8-208 0-200 12-210 24-206 32-200 46-206 50-190 36-172z', ink.sand),
      line('M-40-172H40', ink.earth, 8),
    ].join(''),
  );

/** The group's savings box with its three padlocks, about 240 wide and 150 high. */
export const lockbox = (x: number, y: number, scale: number) =>
  place(
    x,
    y,
    scale,
    [
      box(-120, -112, 240, 112, ink.indigo),
      box(60, -112, 60, 112, '#1d3145'),
      shape('M-126-150H126V-104H-126z', '#34567a'),
      shape('M60-150H126V-104H60z', ink.indigo),
      line('M-120-8H120M-120-104H120', ink.black, 6, 'butt'),
      [-74, 0, 74].map((across) => padlock(across, -62, 0.62)).join(''),
    ].join(''),
  );

/** A padlock, about 60 wide; `y` is the middle of its body. */
const padlock = (x: number, y: number, scale: number) =>
  place(
    x,
    y,
    scale,
    line('M-20-24V-46A20 20 0 0 1 20-46V-24', ink.sand, 11, 'butt') +
      shape('M-34-28H34V34H-34z', ink.ochre) +
      shape('M10-28H34V34H10z', ink.black, 0.18) +
      disc(0, -2, 9, ink.black) +
      shape('M-4 0H4L7 20H-7z', ink.black),
  );

/** A coin seen flat, with a lozenge for its face. */
export const coin = (x: number, y: number, radius: number) =>
  disc(x, y + radius * 0.12, radius, ink.earth) +
  disc(x, y, radius, ink.ochre) +
  disc(x, y, radius * 0.8, ink.straw) +
  shape(
    `M${x} ${y - radius * 0.55}L${x + radius * 0.55} ${y}L${x} ${y + radius * 0.55}L${x - radius * 0.55} ${y}z`,
    ink.clay,
  );

/** A pile of coins seen from the side. */
export const coins = (x: number, y: number, count: number, radius = 44) =>
  Array.from({ length: count }, (_, level) => {
    const top = y - level * radius * 0.36;
    return (
      oval(x, top, radius, radius * 0.32, ink.earth) +
      oval(x, top - radius * 0.14, radius, radius * 0.32, level % 2 ? ink.straw : ink.ochre)
    );
  }).join('');

/** A flat woven tray, as it hangs on a wall: rings, and a star of teeth. */
export function tray(x: number, y: number, radius: number, thread: string, ground: string): string {
  const teeth = (inner: number, outer: number, count: number, fill: string) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index * 360) / count;
      const half = (Math.PI * inner) / count;
      return `<path d="M${-half} ${-inner}L0 ${-outer}L${half} ${-inner}z" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
    }).join('');
  return [
    disc(x, y, radius, thread),
    disc(x, y, radius * 0.94, ground),
    teeth(radius * 0.62, radius * 0.9, 20, thread),
    disc(x, y, radius * 0.62, thread),
    disc(x, y, radius * 0.55, ground),
    teeth(radius * 0.22, radius * 0.52, 10, ink.black),
    disc(x, y, radius * 0.22, ink.black),
    disc(x, y, radius * 0.12, ground),
  ].join('');
}
