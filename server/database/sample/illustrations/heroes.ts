import { cloth } from './cloth.ts';
import { cob, farTree, heap, maize, pile, shadeTree } from './nature.ts';
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
import { basket, house, lockbox, sack } from './things.ts';

/** Hills at dawn. The left side stays dark and calm, because the banner's words stand there. */
export function hillsAtDawn(): Illustration {
  const far: Point[] = [
    [0, 470],
    [200, 400],
    [420, 450],
    [640, 360],
    [860, 430],
    [1080, 350],
    [1320, 420],
    [1600, 340],
  ];
  const middle: Point[] = [
    [0, 560],
    [240, 500],
    [520, 560],
    [820, 470],
    [1120, 540],
    [1400, 450],
    [1600, 480],
  ];
  const terraced: Point[] = [
    [420, 860],
    [700, 690],
    [960, 590],
    [1220, 560],
    [1430, 600],
    [1600, 560],
  ];
  const near: Point[] = [
    [0, 600],
    [220, 640],
    [460, 740],
    [700, 830],
    [980, 870],
    [1300, 850],
    [1600, 800],
  ];
  return picture(1600, 900, 'Dawn over the terraced hills: a woman walks a ridge path with a basket on her head', [
    box(0, 0, 1600, 900, ink.coral),
    sun(1130, 400, 520, ['#e08a5c', '#e89c66', '#efb074', '#f4c487', ink.cream, ink.chalk]),
    hill(far, '#a8503a'),
    hill(
      far.map(([x, y]): Point => [x, y + 46]),
      '#93402f',
    ),
    hill(middle, '#6d3327'),
    [130, 170, 300, 330, 910, 940, 1330, 1370, 1400]
      .map((x, index) => farTree(x, 545 - (index % 3) * 12, 0.6, '#4d261f'))
      .join(''),
    hill(
      middle.map(([x, y]): Point => [x, y + 60]),
      '#4a3a2a',
    ),
    terraces(terraced, [ink.moss, '#2b6b45', ink.leaf, ink.sprout, '#2b6b45'], 34, 12),
    house(1420, 622, 0.42, ink.cream),
    house(1300, 584, 0.32, ink.peach, ink.clayDeep),
    [1500, 1525, 1210, 1190].map((x, index) => farTree(x, 600 - (index > 1 ? 24 : 0), 0.8, ink.leafDeep)).join(''),
    hill(near, ink.leafDeep),
    hill(
      near.map(([x, y]): Point => [x, y + 40]),
      '#0e2b20',
    ),
    shape('M1010 900C1060 880 1130 872 1180 868L1240 858C1170 878 1120 890 1100 900z', ink.earth),
    figure({
      x: 1090,
      y: 868,
      scale: 0.82,
      skin: skin.brown,
      top: ink.chalk,
      lower: cloth.sun,
      wrap: ink.clay,
      sash: cloth.sun,
      right: [38, -330],
    }),
    basket(1092, 582, 118, 62),
    heap(1092, 524, 104, 26, ink.moss, ink.sprout, 2),
  ]);
}

/** A saving group around its box, under a tree, on the right of the picture. */
export function savingCircle(): Illustration {
  const seat = { legs: 'seat' } as const;
  return picture(1600, 900, 'Members of a saving group sit in a circle around their lockbox under a tree', [
    box(0, 0, 1600, 900, ink.straw),
    sun(520, 250, 190, [ink.cream, ink.chalk]),
    hill(
      [
        [0, 330],
        [260, 270],
        [560, 340],
        [900, 260],
        [1250, 330],
        [1600, 250],
      ],
      '#c98a4a',
    ),
    hill(
      [
        [0, 400],
        [340, 350],
        [700, 410],
        [1100, 350],
        [1600, 400],
      ],
      ink.moss,
    ),
    terraces(
      [
        [0, 450],
        [300, 420],
        [640, 470],
        [1000, 420],
        [1600, 460],
      ],
      [ink.leaf, '#2b6b45'],
      22,
      4,
    ),
    box(0, 525, 1600, 400, ink.fired),
    hill(
      [
        [0, 560],
        [500, 530],
        [1000, 545],
        [1600, 520],
      ],
      ink.fired,
    ),
    oval(1060, 690, 640, 220, '#9b3a20'),
    shadeTree(1130, 560, 1.12),
    house(330, 520, 0.7, ink.cream),
    figure({
      ...seat,
      x: 1060,
      y: 560,
      scale: 0.78,
      skin: skin.deep,
      top: ink.chalk,
      lower: ink.indigo,
      nod: 4,
      left: [-30, -110],
      right: [30, -110],
    }),
    figure({
      ...seat,
      x: 880,
      y: 590,
      scale: 0.82,
      skin: skin.warm,
      top: cloth.river,
      lower: cloth.river,
      wrap: ink.straw,
      nod: 10,
      left: [-30, -110],
      right: [40, -120],
    }),
    figure({
      ...seat,
      x: 1250,
      y: 590,
      scale: 0.82,
      skin: skin.brown,
      top: ink.leaf,
      lower: cloth.garden,
      wrap: cloth.garden,
      nod: -10,
      left: [-40, -120],
      right: [30, -110],
    }),
    figure({
      ...seat,
      x: 655,
      y: 690,
      scale: 0.92,
      skin: skin.brown,
      top: ink.ochre,
      lower: cloth.night,
      nod: 12,
      right: [70, -130],
    }),
    figure({
      ...seat,
      x: 1480,
      y: 690,
      scale: 0.92,
      skin: skin.deep,
      top: cloth.coral,
      lower: cloth.coral,
      wrap: ink.clayDeep,
      nod: -12,
      left: [-70, -130],
    }),
    oval(1065, 742, 210, 52, ink.sand),
    oval(1065, 738, 186, 42, ink.clay),
    oval(1065, 736, 150, 32, ink.sand),
    lockbox(1065, 752, 0.84),
    figure({
      ...seat,
      x: 815,
      y: 925,
      scale: 1.08,
      skin: skin.warm,
      top: ink.clay,
      lower: cloth.plum,
      wrap: cloth.plum,
      back: true,
      nod: 10,
      right: [84, -150],
    }),
    figure({
      ...seat,
      x: 1320,
      y: 928,
      scale: 1.08,
      skin: skin.deep,
      top: ink.chalk,
      lower: ink.earthDeep,
      back: true,
      nod: -8,
    }),
  ]);
}

/** A market stall: awning above, a row of baskets below, two sellers between. */
export function marketStall(): Illustration {
  const awning = Array.from({ length: 11 }, (_, index) => {
    const left = 560 + index * 96;
    const top = 640 + index * 80;
    const fill = index % 2 ? ink.chalk : ink.clay;
    return (
      shape(`M${top} 96H${top + 80}L${left + 96} 250H${left}z`, fill) +
      shape(`M${left} 249H${left + 96}L${left + 48} 296z`, fill)
    );
  });
  return picture(1600, 900, 'A market stall with baskets of maize, beans and potatoes', [
    box(0, 0, 1600, 900, '#2b6b45'),
    sun(300, 330, 330, ['#3a7a4c', '#4f8a52', ink.sprout, ink.straw]),
    hill(
      [
        [0, 420],
        [240, 350],
        [520, 430],
        [900, 380],
        [1600, 420],
      ],
      ink.leaf,
    ),
    hill(
      [
        [0, 500],
        [300, 460],
        [700, 510],
        [1600, 470],
      ],
      ink.leafDeep,
    ),
    [180, 220, 420, 450].map((x, index) => farTree(x, 500 - (index % 2) * 14, 0.9, '#0e2b20')).join(''),
    box(0, 640, 1600, 260, ink.earth),
    shape('M640 240H1520V650H640z', '#5a2415'),
    box(640, 330, 880, 12, ink.earthDeep),
    [700, 780, 1380, 1460].map((x) => maize(x, 640, 0.7, ink.sprout, ink.moss)).join(''),
    line('M640 120V700M1522 120V700', ink.earthDeep, 20, 'butt'),
    figure({
      x: 915,
      y: 800,
      scale: 1.22,
      skin: skin.brown,
      top: cloth.sun,
      lower: cloth.sun,
      wrap: cloth.sun,
      nod: 4,
      right: [76, -168],
      left: [-56, -150],
    }),
    figure({
      x: 1205,
      y: 800,
      scale: 1.22,
      skin: skin.deep,
      top: ink.chalk,
      lower: cloth.river,
      wrap: ink.straw,
      sash: cloth.river,
      nod: -5,
      left: [-66, -176],
    }),
    awning.join(''),
    box(560, 660, 1040, 40, ink.earthDeep),
    box(560, 700, 1040, 200, ink.clayDeep),
    box(560, 716, 1040, 48, cloth.wall),
    [
      [-78, -26],
      [-40, -12],
      [0, 4],
      [40, 14],
      [80, 26],
    ]
      .map(([across = 0, turn = 0]) => cob(760 + across, 550 + Math.abs(across) * 0.2, 0.86, turn))
      .join(''),
    basket(760, 664, 240, 90),
    heap(1060, 586, 220, 44, ink.clay, ink.cream, 7),
    basket(1060, 664, 230, 90, cloth.meal),
    pile(1350, 590, 4, 25, ['#b98a5a', '#a8764a', '#c79a68']),
    basket(1350, 664, 220, 90),
    heap(1550, 586, 150, 40, ink.leaf, ink.sprout, 9),
    basket(1550, 664, 160, 90, cloth.meal),
    sack(640, 890, 0.86),
    sack(1480, 894, 0.9, ink.leaf),
    hill(
      [
        [0, 800],
        [220, 780],
        [440, 830],
        [560, 880],
      ],
      ink.earthDeep,
    ),
  ]);
}
