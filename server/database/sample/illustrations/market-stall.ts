import { cloth } from './cloth.ts';
import { cob, farTree, heap, maize, pile } from './nature.ts';
import { figure } from './people.ts';
import { box, hill, type Illustration, ink, line, picture, shape, skin, sun } from './scene.ts';
import { basket, sack } from './things.ts';

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
