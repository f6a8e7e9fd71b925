import { cloth } from './cloth.ts';
import { banana, farTree } from './nature.ts';
import { figure } from './people.ts';
import { box, curve, hill, type Illustration, ink, type Point, picture, shape, skin, sun, terraces } from './scene.ts';
import { house } from './things.ts';

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
