import { cloth } from './cloth.ts';
import { hand } from './hands.ts';
import { figure } from './people.ts';
import { box, disc, type Illustration, ink, line, oval, picture, place, shape, skin } from './scene.ts';
import { agaseke, basket, coin, coins, lockbox } from './things.ts';

/** A flat woven tray, as it hangs on a wall: rings, and a star of teeth. */
function tray(x: number, y: number, radius: number, thread: string, ground: string): string {
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

/** A weaver at work among finished peace baskets. */
export function weavingBaskets(): Illustration {
  return picture(
    1600,
    900,
    'A woman weaves a basket, with finished peace baskets beside her and woven trays on the wall',
    [
      box(0, 0, 1600, 900, ink.leaf),
      tray(300, 250, 210, ink.clay, ink.cream),
      tray(1330, 220, 190, ink.ochre, ink.cream),
      tray(830, 300, 310, ink.fired, ink.sand) + disc(830, 300, 188, ink.cream),
      box(0, 640, 1600, 260, ink.clay),
      shape('M0 640H1600V660H0z', ink.clayDeep),
      shape('M420 720H1240L1330 880H320z', ink.ochre) +
        shape('M402 752H1258L1270 772H390zM366 812H1290L1302 834H354z', ink.clayDeep),
      figure({
        x: 830,
        y: 840,
        scale: 1.9,
        legs: 'seat',
        skin: skin.brown,
        top: cloth.river,
        lower: cloth.river,
        wrap: ink.straw,
        left: [-36, -118],
        right: [42, -122],
        nod: 6,
      }),
      basket(838, 800, 210, 104),
      line(
        'M760 694C720 600 740 560 700 520M900 694C960 620 930 580 980 540M930 700C1000 660 990 620 1040 600',
        ink.cream,
        5,
      ),
      agaseke(250, 850, 1.55),
      agaseke(520, 880, 0.9, ink.plum),
      agaseke(1360, 860, 1.3, ink.fired),
      agaseke(1150, 884, 0.8, ink.ochre),
      agaseke(1545, 880, 0.86, ink.clay),
    ],
  );
}

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
      key(1120, 806, -10),
      key(1010, 822, 168),
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

/** A phone that receives savings: coins pass through the air into the hand. */
export function mobileMoney(): Illustration {
  const bars = [70, 110, 90, 150, 190]
    .map((tall, index) => box(-112 + index * 48, 150 - tall, 34, tall, index === 4 ? ink.ochre : ink.moss))
    .join('');
  const phone = [
    shape('M-170-330H170V330H-170z', ink.black),
    shape('M-150-290H150V286H-150z', ink.leafDeep),
    shape('M-150-290H150V-180H-150z', ink.leaf),
    coin(0, -90, 78),
    bars,
    shape('M-112 190H112V250H-112z', ink.ochre),
    line('M-34 218-10 240 38 200', ink.black, 12, 'butt'),
    oval(0, -310, 30, 5, ink.ash),
  ].join('');
  const rings = [520, 430, 340].map((radius, index) =>
    shape(
      `M800 ${450 - radius}L${800 + radius} 450L800 ${450 + radius}L${800 - radius} 450z`,
      ['#30516f', '#3d6488', ink.fired][index] ?? ink.fired,
    ),
  );
  return picture(1600, 900, 'A hand holds a phone that receives mobile money, with coins on their way', [
    box(0, 0, 1600, 900, ink.indigo),
    rings.join(''),
    place(
      820,
      640,
      1,
      shape('M-90 60C-150 120-190 180-200 300H240C230 180 250 60 236-60 230-110 196-110 190-70z', skin.brown),
    ),
    shape('M560 860H1100L1130 1000H540z', cloth.sun),
    place(800, 430, 1.06, phone, -4),
    line('M1010 470 972 480M1020 540 980 550M1024 610 986 618M1014 676 976 684', skin.brown, 42),
    line('M640 690C600 640 610 580 636 540', skin.brown, 52),
    [
      [180, 700, 74],
      [300, 500, 56],
      [430, 330, 42],
      [540, 210, 30],
      [1420, 190, 74],
      [1300, 370, 52],
      [1190, 240, 34],
      [1470, 560, 40],
    ]
      .map(([x = 0, y = 0, radius = 0]) => coin(x, y, radius))
      .join(''),
    line('M90 560 160 460M210 350 270 270M360 190 420 130', ink.straw, 8) +
      line('M1360 480 1410 420M1240 160 1300 110', ink.straw, 8),
  ]);
}

/** Six hands from six sides, and what they share in the middle. */
export function sharedHands(): Illustration {
  const sleeves = [cloth.sun, cloth.river, cloth.coral, cloth.garden, cloth.plum, ink.chalk];
  const tones = [skin.brown, skin.deep, skin.warm];
  const hands = sleeves.map((sleeve, index) => {
    const angle = (index * Math.PI) / 3 + 0.35;
    return hand(
      600 + Math.sin(angle) * 292,
      450 - Math.cos(angle) * 292,
      1.12,
      (angle * 180) / Math.PI + 180,
      tones[index % 3] ?? skin.brown,
      sleeve,
    );
  });
  return picture(1200, 900, 'Hands reach from every side to a tray of beans and coins', [
    box(0, 0, 1200, 900, ink.straw),
    disc(600, 450, 420, ink.cream),
    tray(600, 450, 250, ink.clay, ink.cream),
    hands.join(''),
    [
      [-40, -30],
      [36, -44],
      [0, 36],
      [66, 24],
      [-70, 30],
    ]
      .map(([x = 0, y = 0]) => coin(600 + x, 450 + y, 34))
      .join(''),
  ]);
}
