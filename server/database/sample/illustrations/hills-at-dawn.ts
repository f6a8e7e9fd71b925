import { cloth } from './cloth.ts';
import { farTree, heap } from './nature.ts';
import { figure } from './people.ts';
import { box, hill, type Illustration, ink, type Point, picture, shape, skin, sun, terraces } from './scene.ts';
import { basket, house } from './things.ts';

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
    house(1450, 622, 0.42, ink.cream),
    house(1340, 592, 0.32, ink.peach, ink.clayDeep),
    [1530, 1552, 1090, 1068].map((x, index) => farTree(x, 600 - (index > 1 ? 24 : 0), 0.8, ink.leafDeep)).join(''),
    hill(near, ink.leafDeep),
    hill(
      near.map(([x, y]): Point => [x, y + 40]),
      '#0e2b20',
    ),
    shape('M1040 900C1100 884 1180 874 1250 866L1330 852C1260 876 1200 888 1160 900z', ink.earth),
    figure({
      x: 1180,
      y: 868,
      scale: 0.82,
      skin: skin.brown,
      top: ink.chalk,
      lower: cloth.sun,
      wrap: ink.clay,
      sash: cloth.sun,
      right: [38, -330],
    }),
    basket(1182, 582, 118, 62),
    heap(1182, 524, 104, 26, ink.moss, ink.sprout, 2),
  ]);
}
