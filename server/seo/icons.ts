const colours = { clay: '#8e2f17', ochre: '#d9992f', ink: '#1b1411', chalk: '#fbf6ee' };

/** The mark, 48 by 48: an imigongo lozenge cut by a stair that climbs to the right. */
const mark = [
  `<path fill="${colours.clay}" d="M0 24 24 0l9 9H22v9H12v9H3z"/>`,
  `<path fill="${colours.ochre}" d="M5 29h9v-9h10v-9h11l5 5H29v9H19v9h-9z"/>`,
  `<path class="below" fill="${colours.ink}" d="M12 36h9v-9h10v-9h11l6 6-24 24z"/>`,
].join('');

/** For the browser's tab, on a light or a dark ground. */
export const iconSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
  `<style>@media (prefers-color-scheme:dark){.below{fill:${colours.chalk}}}</style>`,
  mark,
  '</svg>',
].join('');

/** For a home screen, which may cut it into any shape: the mark with room around it. `size` is its side in pixels. */
export const iconDrawing = (size: number) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}">`,
    `<rect width="48" height="48" fill="${colours.chalk}"/>`,
    `<g transform="translate(8.4 8.4) scale(.65)">${mark}</g>`,
    '</svg>',
  ].join('');
