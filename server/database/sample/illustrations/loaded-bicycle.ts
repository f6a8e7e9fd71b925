import { banana, farTree } from './nature.ts';
import { figure } from './people.ts';
import { box, hill, type Illustration, ink, line, type Point, picture, shape, skin, sun } from './scene.ts';
import { house, sack } from './things.ts';

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
