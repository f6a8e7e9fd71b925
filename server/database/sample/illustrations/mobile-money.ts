import { cloth } from './cloth.ts';
import { box, type Illustration, ink, line, oval, picture, place, shape, skin } from './scene.ts';
import { coin } from './things.ts';

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
      shape('M-222 40C-250 110-240 190-214 300H240C230 180 250 40 240-70 230-120 196-120 190-70z', skin.brown),
    ),
    shape('M560 860H1100L1130 1000H540z', cloth.sun),
    place(800, 430, 1.06, phone, -4),
    line('M1036 560 974 566M1040 614 980 620M1038 668 986 674M1030 722 990 728', skin.brown, 42),
    line('M606 716C592 650 622 590 668 546', skin.brown, 52),
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
