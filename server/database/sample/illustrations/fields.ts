import { cloth } from './cloth.ts';
import { banana, beanPole, farTree, heap, maize, pile } from './nature.ts';
import { figure } from './people.ts';
import {
  box,
  hill,
  type Illustration,
  ink,
  line,
  oval,
  type Point,
  picture,
  shape,
  skin,
  sun,
  terraces,
} from './scene.ts';
import { basket, house, sack } from './things.ts';

/** Rows of ripe maize, nearer rows taller, and a woman between them. */
export function maizeField(): Illustration {
  const row = (y: number, scale: number, step: number, shift: number, light: string, dark: string) =>
    Array.from({ length: Math.ceil(1700 / step) }, (_, index) =>
      maize(shift + index * step, y, scale, light, dark),
    ).join('');
  return picture(1600, 900, 'A farmer picks ripe cobs in a field of maize', [
    box(0, 0, 1600, 900, '#9cc3c0'),
    sun(360, 230, 300, ['#b5d0c0', '#d5dcba', ink.cream, ink.chalk]),
    hill(
      [
        [0, 420],
        [300, 340],
        [640, 420],
        [1000, 330],
        [1320, 400],
        [1600, 350],
      ],
      '#5f9183',
    ),
    hill(
      [
        [0, 480],
        [420, 420],
        [900, 480],
        [1300, 430],
        [1600, 470],
      ],
      '#3f7661',
    ),
    box(0, 560, 1600, 340, ink.earth),
    row(600, 0.5, 84, -20, '#3f7a55', ink.leaf),
    shape('M0 640H1600V700H0z', '#5a2f1c'),
    row(720, 0.78, 132, 30, ink.moss, ink.leaf),
    figure({
      x: 940,
      y: 860,
      scale: 1.36,
      skin: skin.deep,
      top: ink.fired,
      lower: cloth.river,
      wrap: ink.straw,
      left: [-92, -190],
      right: [64, -170],
      nod: -8,
    }),
    basket(1056, 720, 150, 84),
    pile(1056, 640, 4, 17, [ink.straw, ink.ochre, ink.cream]),
    shape('M0 800H1600V900H0z', '#4a2718'),
    [60, 250, 440, 640, 1250, 1440, 1590]
      .map((x, index) => maize(x, 950, 1.5 + (index % 2) * 0.12, ink.sprout, ink.moss))
      .join(''),
  ]);
}

/** The bean harvest: stakes behind, the mat and its heap in front, a woman with a winnowing tray. */
export function beanHarvest(): Illustration {
  return picture(1600, 900, 'Two neighbours thresh and winnow beans on a mat beside the bean poles', [
    box(0, 0, 1600, 900, ink.peach),
    sun(1240, 210, 150, [ink.cream, ink.chalk]),
    terraces(
      [
        [0, 400],
        [380, 290],
        [760, 370],
        [1180, 280],
        [1600, 360],
      ],
      ['#b5683f', '#c67a4a'],
      44,
      5,
    ),
    box(0, 560, 1600, 340, ink.clay),
    Array.from({ length: 14 }, (_, index) => beanPole(40 + index * 118, 600 + (index % 2) * 26, 1.02)).join(''),
    shape('M0 640C400 610 1200 610 1600 640V900H0z', ink.earth),
    shape('M330 700H1290L1450 880H180z', ink.sand),
    shape('M330 700H1290L1306 718H314zM206 850H1424L1450 880H180z', ink.fired),
    shape('M286 750H1334L1346 764H274zM246 796H1376L1390 812H232z', ink.ochre, 0.55),
    figure({
      x: 520,
      y: 830,
      scale: 1.3,
      skin: skin.warm,
      top: cloth.coral,
      lower: ink.indigo,
      wrap: ink.straw,
      left: [16, -186],
      right: [96, -196],
      nod: 8,
    }),
    oval(622, 572, 122, 30, ink.earth) + oval(622, 566, 110, 22, ink.cream),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((index) =>
        oval(
          560 + index * 14,
          540 - Math.abs(5 - index) * -9 - (index % 3) * 46 - 60,
          8,
          5.5,
          index % 2 ? ink.clay : ink.chalk,
        ),
      )
      .join(''),
    heap(860, 836, 380, 96, ink.clayDeep, ink.coral, 12),
    figure({
      x: 1180,
      y: 838,
      scale: 1.12,
      skin: skin.deep,
      top: ink.leaf,
      lower: ink.earthDeep,
      legs: 'seat',
      left: [-112, -104],
      right: [-30, -100],
      nod: -10,
    }),
    basket(1452, 850, 210, 124),
    heap(1452, 730, 186, 38, ink.fired, ink.cream, 5),
  ]);
}

/** Potatoes out of volcanic soil, under the Virunga cones. */
export function potatoHarvest(): Illustration {
  const brown = ['#b98a5a', '#a8764a', '#c79a68', '#946640'];
  return picture(1600, 900, 'Sacks and heaps of potatoes at the edge of a field below the volcanoes', [
    box(0, 0, 1600, 900, '#d8c5a0'),
    shape('M-60 520 250 160C280 140 320 140 350 162L760 520z', '#6f6a7d'),
    shape('M300 146C320 140 335 150 350 162L760 520H480C440 380 380 240 300 146z', '#5b5568'),
    shape('M620 520 980 90C1010 70 1050 72 1076 96L1500 520z', '#524b60'),
    shape('M1040 76C1056 80 1066 86 1076 96L1500 520H1230C1200 360 1130 190 1040 76z', '#423b50'),
    shape('M1180 520 1500 250 1760 520z', '#6f6a7d'),
    shape(
      'M0 330C200 306 380 350 560 330S900 300 1120 336 1460 330 1600 316V368C1400 384 1240 356 1040 372S640 380 460 372 180 372 0 380z',
      ink.chalk,
      0.75,
    ),
    terraces(
      [
        [0, 520],
        [400, 490],
        [900, 520],
        [1300, 480],
        [1600, 510],
      ],
      [ink.moss, ink.leaf],
      26,
      3,
    ),
    Array.from({ length: 9 }, (_, index) =>
      shape(
        `M0 ${590 + index * 36}Q800 ${560 + index * 38} 1600 ${596 + index * 36}V${610 + index * 37}Q800 ${580 + index * 39} 0 ${606 + index * 37}z`,
        index % 2 ? '#5a2f1c' : '#7a452a',
      ),
    ).join(''),
    box(0, 690, 1600, 210, ink.earthDeep),
    [90, 200, 330, 1310, 1430, 1540]
      .map(
        (x, index) =>
          oval(x, 660 + (index % 2) * 12, 60, 24, ink.moss) + oval(x + 12, 650 + (index % 2) * 12, 36, 16, ink.sprout),
      )
      .join(''),
    figure({
      x: 690,
      y: 800,
      scale: 1.34,
      skin: skin.brown,
      top: ink.ochre,
      lower: ink.indigo,
      legs: 'trousers',
      left: [-60, -140],
      right: [112, -150],
      nod: 6,
    }),
    sack(880, 850, 1.5),
    sack(1080, 866, 1.6, ink.leaf),
    sack(1300, 850, 1.45, ink.ochre),
    pile(330, 872, 8, 36, brown),
    pile(1500, 896, 4, 34, brown),
  ]);
}

/** A bicycle under its load on an evening road. */
export function loadedBicycle(): Illustration {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="700" r="104" fill="none" stroke="${ink.black}" stroke-width="14"/>` +
    Array.from({ length: 6 }, (_, index) => {
      const turn = (index * Math.PI) / 6;
      const [across, down] = [Math.cos(turn) * 98, Math.sin(turn) * 98].map(Math.round);
      return line(
        `M${x - (across ?? 0)} ${700 - (down ?? 0)}L${x + (across ?? 0)} ${700 + (down ?? 0)}`,
        ink.earthDeep,
        3,
      );
    }).join('');
  const ridge: Point[] = [
    [0, 560],
    [320, 470],
    [700, 540],
    [1080, 440],
    [1600, 520],
  ];
  return picture(1600, 900, 'A man pushes a bicycle loaded with sacks and green bananas along a hill road', [
    box(0, 0, 1600, 900, ink.plum),
    sun(820, 520, 620, ['#74293b', '#93323a', '#b5472a', '#d06a36', ink.ochre, ink.straw]),
    hill(ridge, '#4a1c30'),
    [240, 275, 1100, 1150, 1180].map((x, index) => farTree(x, 500 - (index > 1 ? 50 : 0), 1, '#361325')).join(''),
    hill(
      [
        [0, 660],
        [400, 600],
        [900, 640],
        [1300, 590],
        [1600, 640],
      ],
      '#331222',
    ),
    house(210, 640, 0.6, '#d06a36', '#260c19'),
    banana(1450, 650, 0.9, '#4f5a34', '#2b4534'),
    hill(
      [
        [0, 800],
        [500, 790],
        [1100, 800],
        [1600, 770],
      ],
      ink.fired,
    ),
    hill(
      [
        [0, 850],
        [500, 836],
        [1100, 850],
        [1600, 826],
      ],
      ink.clay,
    ),
    figure({
      x: 460,
      y: 812,
      scale: 1.36,
      skin: skin.deep,
      top: ink.chalk,
      lower: ink.indigo,
      legs: 'stride',
      right: [110, -176],
      left: [70, -160],
      nod: 8,
    }),
    wheel(720),
    wheel(1060),
    line('M720 700 800 540H990L890 700H720M800 540 890 700M990 540 1060 700M990 540 970 480H930', ink.leaf, 14),
    line('M640 560 626 532', ink.black, 10),
    sack(720, 590, 1.1, ink.leaf),
    sack(850, 570, 1.15),
    [-40, -14, 12, 38, 64]
      .map((turn, index) =>
        shape(
          `M${936 + index * 14} 560C${880 + turn * 2} 620 ${900 + turn * 2} 680 ${930 + turn * 1.6} 690 ${946 + turn} 640 ${966 + turn} 600 ${960 + index * 14} 560z`,
          index % 2 ? ink.sprout : ink.moss,
        ),
      )
      .join(''),
  ]);
}
