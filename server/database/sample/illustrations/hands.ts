import { disc, ink, line, oval, place, shape } from './scene.ts';

/** A hand and its arm seen from above: fingers up, the arm and its sleeve run down. Turn it to reach from any side. */
export function hand(x: number, y: number, scale: number, turn: number, skin: string, sleeve: string): string {
  const fingers = [
    line('M-27-40-33-98', skin, 20),
    line('M-9-46-11-116', skin, 21),
    line('M11-46 13-112', skin, 21),
    line('M29-38 35-90', skin, 19),
    line('M-34 6-62-34-58-56', skin, 22),
  ].join('');
  const gaps = line('M-18-44-22-86M1-48 1-92M20-44 24-84', ink.black, 2.5);
  const palm = shape('M-40-44C-42 10-34 40-30 60H30C36 40 42 10 40-44z', skin);
  const arm = shape('M-30 50-38 620H38L30 50z', skin);
  const cuff = shape('M-52 118-66 640H66L52 118z', sleeve) + shape('M18 118H52L66 640H26z', ink.black, 0.16);
  return place(x, y, scale, [arm, cuff, palm, fingers, `<g opacity="0.35">${gaps}</g>`].join(''), turn);
}

/** A person seen from right above: shoulders, head, and two arms that reach towards the middle (upwards). */
export function fromAbove(
  x: number,
  y: number,
  scale: number,
  turn: number,
  skin: string,
  cloth: string,
  head: string,
): string {
  return place(
    x,
    y,
    scale,
    [
      oval(0, 44, 92, 62, cloth),
      line('M-62 6C-74-40-60-76-38-104', skin, 22),
      line('M62 6C74-40 60-76 38-104', skin, 22),
      line('M-66 20-70-30', cloth, 34),
      line('M66 20 70-30', cloth, 34),
      oval(0, 16, 84, 40, cloth),
      shape('M20-22C60-18 84 0 84 18 84 60 60 90 30 104 50 60 50 10 20-22z', ink.black, 0.15),
      disc(0, 6, 36, skin),
      disc(0, 12, 36, head),
      line('M-22-8C-8 2 8 2 22-8M-28 16C-8 28 8 28 28 16', 'rgb(27 20 17 / 0.25)', 4),
    ].join(''),
    turn,
  );
}
