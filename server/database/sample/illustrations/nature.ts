import { disc, ink, line, oval, place, shape, thrown } from './scene.ts';

const blade = 'M0 6C20-34 70-64 128-20 84-42 40-22 6 14z';

/** A maize plant in full leaf, about 330 high. */
export function maize(x: number, y: number, scale: number, light: string = ink.moss, dark: string = ink.leaf): string {
  const leaves = [
    place(0, -60, 1, shape(blade, dark)),
    place(0, -90, -1, shape(blade, light)),
    place(0, -130, 1, shape(blade, light)),
    place(0, -170, -1, shape(blade, dark)),
    place(0, -205, 0.8, shape(blade, light)),
    place(0, -230, -0.7, shape(blade, light)),
  ].join('');
  const tassel = [-26, -12, 2, 15, 28]
    .map((lean) => line(`M0-255Q${lean / 2}-280 ${lean * 0.8}-302`, ink.straw, 4))
    .join('');
  return place(x, y, scale, line('M0 0V-270', dark, 10) + tassel + leaves + cob(14, -118, 0.62, 16));
}

/** A maize cob with its husk, about 150 high. */
export function cob(x: number, y: number, scale: number, turn = 0): string {
  const rows = [-45, -30, -15, 0, 15, 30, 45].flatMap((row) =>
    [-15, 0, 15].map((column) => oval(column, row, 6, 5.5, ink.ochre)),
  );
  const ear = oval(0, 0, 27, 66, ink.straw) + rows.join('');
  const husk =
    shape('M0 84C-44 60-46 10-34-26-24 20-10 50 0 84z', ink.sprout) +
    shape('M0 84C44 60 46 10 34-26 24 20 10 50 0 84z', ink.moss);
  return place(x, y, scale, ear + husk, turn);
}

/** A banana plant, about 330 high. */
export function banana(x: number, y: number, scale: number, light: string = ink.moss, dark: string = ink.leaf): string {
  const frond = 'M0 0C30-70 110-96 178-40 186-30 182-22 176-24 120-40 50-30 0 0z';
  const parts = [-64, -32, 4].flatMap((turn, index) => [
    place(0, -180, 1, shape(frond, index % 2 ? light : dark), turn),
    place(0, -180, -1, shape(frond, index % 2 ? dark : light), turn),
  ]);
  return place(
    x,
    y,
    scale,
    shape('M-13 0-8-190H8L15 0z', ink.earth) + parts.join('') + place(0, -182, 0.85, shape(frond, light), -86),
  );
}

/** A broad shade tree: trunk, and a flat crown in three tones. */
export function shadeTree(x: number, y: number, scale: number): string {
  const trunk = shape(
    'M-34 0C-16-60-20-150-30-230L-120-330H-96L-8-262 10-340H34L30-250 110-320H136L42-210C34-130 34-60 52 0z',
    ink.earthDeep,
  );
  const cloud = (lobes: readonly (readonly [number, number, number])[], fill: string) =>
    lobes.map(([across, up, size]) => oval(across, up, size, size * 0.62, fill)).join('');
  const dark = cloud(
    [
      [-220, -360, 150],
      [-60, -345, 150],
      [120, -350, 160],
      [250, -370, 140],
      [-120, -440, 170],
      [90, -450, 190],
      [210, -430, 130],
    ],
    ink.leafDeep,
  );
  const middle = cloud(
    [
      [-230, -385, 116],
      [-60, -400, 130],
      [120, -420, 140],
      [-110, -462, 120],
      [60, -482, 120],
    ],
    ink.leaf,
  );
  const light = cloud(
    [
      [-250, -410, 64],
      [-130, -476, 74],
      [40, -500, 70],
      [150, -444, 56],
    ],
    '#2b6b45',
  );
  const spots = thrown(60, 4);
  const leaves = Array.from({ length: 24 }, (_, index) => {
    const [across = 0, down = 0] = [spots[index * 2], spots[index * 2 + 1]];
    return place(
      -280 + across * 540,
      -470 + down * 130,
      1,
      shape('M0 0C6-12 20-14 30-4 20 8 8 8 0 0z', index % 3 ? ink.moss : ink.sprout),
    );
  }).join('');
  return place(x, y, scale, trunk + dark + middle + light + leaves);
}

/** A tall, thin eucalyptus as seen far away. */
export const farTree = (x: number, y: number, scale: number, fill: string) =>
  place(x, y, scale, line('M0 0V-70', fill, 4) + shape('M0-130C20-110 22-70 2-40-20-66-20-108 0-130z', fill));

/** A climbing bean on its stake, about 300 high. */
export function beanPole(x: number, y: number, scale: number): string {
  const leaf = 'M0 0C-4-26 14-42 40-38 42-14 26 4 0 0z';
  const leaves = Array.from({ length: 9 }, (_, index) =>
    place(0, -20 - index * 29, index % 2 ? 1 : -1, shape(leaf, index % 3 ? ink.moss : ink.leaf), index * 7 - 20),
  );
  const pods = [-70, -130, -190].map((up, index) =>
    line(`M0 ${up}q${index % 2 ? 16 : -16} 18 ${index % 2 ? 12 : -12} 46`, ink.straw, 8),
  );
  return place(x, y, scale, line('M0 0V-300', ink.earth, 8) + leaves.join('') + pods.join(''));
}

/** A young plant with two pairs of leaves, about 120 high. */
export const seedling = (x: number, y: number, scale: number) =>
  place(
    x,
    y,
    scale,
    line('M0 0C2-40-2-70 0-104', ink.leaf, 9) +
      shape('M0-46C20-86 62-92 92-74 76-42 34-30 0-46z', ink.moss) +
      shape('M0-62C-20-104-64-112-96-90-80-56-36-44 0-62z', ink.leaf) +
      shape('M0-100C2-134 26-150 52-146 52-118 32-98 0-100z', ink.sprout),
  );

/** A heap of grain: a mound, and single grains scattered over it. */
export function heap(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  grain: string,
  seed: number,
): string {
  const numbers = thrown(120, seed);
  const grains = Array.from({ length: 60 }, (_, index) => {
    const across = (numbers[index * 2] ?? 0) * 2 - 1;
    const top = height * (1 - across * across);
    return oval(x + (across * width) / 2.1, y - (numbers[index * 2 + 1] ?? 0) * top * 0.94, 7, 4.6, grain);
  });
  return shape(`M${x - width / 2} ${y}Q${x} ${y - height * 2} ${x + width / 2} ${y}z`, fill) + grains.join('');
}

/** Round crops in a pile, widest below: potatoes, tomatoes. */
export function pile(x: number, y: number, across: number, radius: number, fills: readonly string[]): string {
  const numbers = thrown(across * across * 2, across);
  return Array.from({ length: Math.ceil(across * 0.7) }, (_, row) =>
    Array.from({ length: across - row }, (__, column) => {
      const roll = numbers[row * across + column] ?? 0;
      const fill = fills[Math.floor(roll * fills.length)] ?? ink.ochre;
      const centre = x + (column - (across - row - 1) / 2) * radius * 1.86 + (roll - 0.5) * radius * 0.5;
      const level = y - radius - row * radius * 1.3 + roll * radius * 0.3;
      const eye = disc(centre + (roll - 0.6) * radius, level - radius * 0.25, radius * 0.11, ink.earth);
      return oval(centre, level, radius * (1 + roll * 0.16), radius * 0.86, fill) + eye;
    }).join(''),
  ).join('');
}
