import { cloth } from './cloth.ts';
import { banana, farTree, seedling } from './nature.ts';
import { figure } from './people.ts';
import { box, curve, hill, type Illustration, ink, type Point, picture, shape, skin, sun, terraces } from './scene.ts';
import { basket, house } from './things.ts';

/** Neighbours side by side: the people the organisation is made of. */
export function neighbours(): Illustration {
  return picture(1200, 900, 'Five neighbours stand side by side; the one in the middle carries a basket of seedlings', [
    box(0, 0, 1200, 900, ink.clay),
    sun(600, 470, 430, [ink.fired, ink.coral, ink.ochre, ink.straw]),
    terraces(
      [
        [0, 640],
        [300, 560],
        [620, 620],
        [900, 540],
        [1200, 600],
      ],
      [ink.leafDeep, ink.leaf],
      44,
      8,
    ),
    figure({ x: 330, y: 930, scale: 1.9, skin: skin.warm, top: ink.chalk, lower: ink.indigo, legs: 'trousers' }),
    figure({ x: 860, y: 930, scale: 1.9, skin: skin.deep, top: ink.ochre, lower: ink.earthDeep, legs: 'trousers' }),
    figure({ x: 130, y: 1010, scale: 1.95, skin: skin.deep, top: cloth.river, lower: cloth.river, wrap: ink.straw }),
    figure({ x: 1070, y: 1010, scale: 1.95, skin: skin.warm, top: cloth.plum, lower: cloth.plum, wrap: ink.coral }),
    figure({
      x: 600,
      y: 1020,
      scale: 2.15,
      skin: skin.brown,
      top: ink.clay,
      lower: cloth.sun,
      wrap: cloth.sun,
      sash: cloth.sun,
      left: [-34, -170],
      right: [34, -170],
    }),
    basket(600, 700, 250, 130),
    seedling(600, 580, 0.9) + seedling(530, 584, 0.6) + seedling(668, 584, 0.6),
  ]);
}

/** Our mission: people help one another up a stair of imigongo steps. */
export function mission(): Illustration {
  const steps = [0, 1, 2, 3].map((index) => {
    const [left, top] = [250 + index * 240, 800 - index * 130];
    return (
      box(left, top, 1200 - left, 900, index % 2 ? ink.clay : ink.clayDeep) + box(left, top, 1200 - left, 16, ink.chalk)
    );
  });
  const teeth = [0, 1, 2, 3].map((index) => {
    const [left, top] = [262 + index * 240, 800 - index * 130];
    return Array.from({ length: 4 }, (_, tooth) =>
      shape(`M${left + tooth * 57} ${top + 106}l28-62 28 62z`, index % 2 ? ink.ochre : ink.fired),
    ).join('');
  });
  return picture(1200, 900, 'Four people help one another up a great stair towards the sun', [
    box(0, 0, 1200, 900, ink.ochre),
    sun(1000, 150, 560, ['#dfa340', '#e6b04f', ink.straw, ink.cream, ink.chalk]),
    hill(
      [
        [0, 700],
        [200, 620],
        [500, 690],
        [900, 600],
        [1200, 640],
      ],
      ink.moss,
    ),
    hill(
      [
        [0, 790],
        [260, 740],
        [600, 790],
        [1200, 760],
      ],
      ink.leaf,
    ),
    steps.join(''),
    teeth.join(''),
    figure({
      x: 118,
      y: 880,
      scale: 0.98,
      skin: skin.deep,
      top: ink.leafDeep,
      lower: ink.indigo,
      legs: 'stride',
      right: [104, -262],
      nod: 8,
    }),
    figure({
      x: 356,
      y: 800,
      scale: 0.98,
      skin: skin.warm,
      top: cloth.coral,
      lower: cloth.coral,
      wrap: ink.chalk,
      left: [-130, -190],
      right: [116, -256],
      nod: 6,
    }),
    figure({
      x: 604,
      y: 670,
      scale: 0.98,
      skin: skin.brown,
      top: ink.chalk,
      lower: ink.earthDeep,
      legs: 'trousers',
      left: [-132, -130],
      right: [112, -264],
      nod: 6,
    }),
    figure({
      x: 850,
      y: 540,
      scale: 0.98,
      skin: skin.deep,
      top: ink.indigo,
      lower: cloth.river,
      wrap: cloth.river,
      sash: cloth.river,
      left: [-134, -140],
      right: [88, -322],
      nod: 6,
    }),
  ]);
}

/** Our vision: a family looks out over the valley as it could be. */
export function vision(): Illustration {
  const valley: Point[] = [
    [0, 520],
    [260, 470],
    [560, 520],
    [860, 460],
    [1200, 500],
  ];
  return picture(1200, 900, 'A family looks out over a green valley with good houses, fields and a road', [
    box(0, 0, 1200, 900, '#a9cbb9'),
    sun(600, 330, 420, ['#bcd3b4', '#d4dcb0', ink.cream, ink.straw, ink.chalk]),
    hill(
      [
        [0, 380],
        [220, 280],
        [480, 390],
        [760, 260],
        [1000, 360],
        [1200, 300],
      ],
      '#6fa58c',
    ),
    hill(
      [
        [0, 440],
        [300, 380],
        [640, 440],
        [940, 370],
        [1200, 410],
      ],
      '#3f7f63',
    ),
    terraces(valley, [ink.sprout, '#5f8a44', ink.moss, '#2b6b45'], 30, 9),
    shape(
      `${curve([
        [610, 470],
        [560, 520],
        [660, 570],
        [520, 640],
        [640, 740],
        [480, 900],
      ])}H720${curve([
        [720, 900],
        [760, 740],
        [620, 640],
        [710, 570],
        [600, 520],
        [626, 470],
      ]).replace('M', 'L')}z`,
      ink.cream,
    ),
    house(240, 560, 0.62, ink.chalk),
    house(390, 600, 0.5, ink.peach, ink.clayDeep),
    house(900, 560, 0.66, ink.cream, ink.indigo),
    house(1060, 620, 0.56, ink.chalk),
    [120, 150, 480, 790, 1150].map((x, index) => farTree(x, 570 + (index % 2) * 18, 0.9, ink.leafDeep)).join(''),
    banana(110, 780, 0.9) + banana(1120, 790, 0.8),
    hill(
      [
        [0, 860],
        [300, 800],
        [640, 780],
        [960, 810],
        [1200, 850],
      ],
      ink.leafDeep,
    ),
    figure({
      x: 450,
      y: 850,
      scale: 1.12,
      skin: skin.deep,
      top: ink.ochre,
      lower: ink.indigo,
      legs: 'trousers',
      back: true,
      right: [71, -129],
    }),
    figure({
      x: 760,
      y: 850,
      scale: 1.12,
      skin: skin.brown,
      top: cloth.coral,
      lower: cloth.coral,
      wrap: ink.chalk,
      back: true,
      left: [-75, -124],
      right: [92, -300],
    }),
    figure({
      x: 604,
      y: 856,
      scale: 0.74,
      skin: skin.warm,
      top: ink.clay,
      lower: cloth.meal,
      back: true,
      left: [-100, -204],
      right: [98, -196],
    }),
  ]);
}
