import { cloth } from './cloth.ts';
import { box, type Illustration, ink, line, oval, picture, place, shape } from './scene.ts';
import { coin, coins, lockbox } from './things.ts';

/** The three-lock box, the keys of three key holders, the passbook with its stamps. */
export function savingsBox(): Illustration {
  const stamp = (x: number, y: number, fill: string) =>
    shape(`M${x} ${y - 22}L${x + 22} ${y}L${x} ${y + 22}L${x - 22} ${y}z`, fill);
  const stamps = Array.from({ length: 15 }, (_, index) =>
    index < 11
      ? stamp(-108 + (index % 5) * 54, -70 + Math.floor(index / 5) * 62, index % 4 === 3 ? ink.ochre : ink.clay)
      : '',
  ).join('');
  const grid = [0, 1, 2, 3].map((row) => line(`M-138 ${-101 + row * 62}H138`, ink.ash, 3, 'butt')).join('');
  const key = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      1,
      `<circle r="26" fill="none" stroke="${ink.straw}" stroke-width="14"/>${line('M26 0H130M104 0V26M126 0V30', ink.straw, 14, 'butt')}`,
      turn,
    );
  return picture(
    1600,
    900,
    'A savings box with three padlocks, its keys, coins and a member’s passbook full of stamps',
    [
      box(0, 0, 1600, 900, ink.ochre),
      shape('M700-260 1340 380 700 1020 60 380z', ink.straw),
      shape('M700-120 1200 380 700 880 200 380z', ink.cream),
      box(0, 640, 1600, 260, ink.clay),
      box(0, 640, 1600, 260, ink.plum) + box(0, 640, 1600, 14, ink.black),
      `<g transform="translate(0 856) scale(2)">${box(0, 0, 800, 22, cloth.plum)}</g>`,
      oval(700, 762, 440, 26, ink.black),
      lockbox(700, 760, 3.1),
      coins(180, 800, 5, 62),
      coins(310, 842, 3, 62),
      coin(430, 846, 40),
      key(1010, 838, -8),
      key(830, 842, 172),
      key(530, 836, 8),
      place(
        1330,
        600,
        1.15,
        box(-168, -190, 336, 400, ink.black) +
          box(-160, -196, 320, 392, ink.leaf) +
          box(-150, -186, 310, 380, ink.chalk) +
          box(-138, -170, 276, 46, cloth.wall) +
          grid +
          stamps,
        7,
      ),
    ],
  );
}
