import { cloth } from './cloth.ts';
import { figure } from './people.ts';
import { box, hill, type Illustration, ink, picture, shape, skin, sun } from './scene.ts';

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
