/** The printed cloths and woven surfaces, as SVG patterns. Use them as a fill: `cloth.sun`. */
export const cloth = {
  sun: 'url(#sun)',
  river: 'url(#river)',
  garden: 'url(#garden)',
  coral: 'url(#coral)',
  night: 'url(#night)',
  meal: 'url(#meal)',
  plum: 'url(#plum)',
  weave: 'url(#weave)',
  sack: 'url(#sack)',
  wall: 'url(#wall)',
  sheet: 'url(#sheet)',
} as const;

const pattern = (id: string, width: number, height: number, ground: string, shapes: string) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${shapes}</pattern>`;

const paint = (fill: string, path: string) => `<path fill="${fill}" d="${path}"/>`;
const draw = (stroke: string, width: number, path: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${path}"/>`;

export const cloths = [
  pattern(
    'sun',
    26,
    26,
    '#d9992f',
    paint('#5f1d0e', 'M13 1 25 13 13 25 1 13z') + paint('#f2c069', 'M13 8l5 5-5 5-5-5z'),
  ),
  pattern(
    'river',
    24,
    18,
    '#27415a',
    draw('#fbf6ee', 3, 'M-2 11 6 3l6 6 6-6 8 8') + draw('#d9992f', 3, 'M-2 20l8-8 6 6 6-6 8 8'),
  ),
  pattern('garden', 24, 24, '#1f5a41', paint('#f2c069', 'M0 22 12 4l12 18z') + paint('#b5472a', 'M7 22l5-8 5 8z')),
  pattern(
    'coral',
    26,
    26,
    '#b5472a',
    '<circle cx="13" cy="13" r="9" fill="#fbe6bd"/><circle cx="13" cy="13" r="5" fill="#1b1411"/>',
  ),
  pattern(
    'night',
    30,
    30,
    '#1b1411',
    draw('#d9992f', 3, 'M15 3 27 15 15 27 3 15z') + paint('#b5472a', 'M15 10l5 5-5 5-5-5z'),
  ),
  pattern('meal', 20, 24, '#fbf6ee', draw('#8e2f17', 4, 'M-2 10 10 2l12 8') + draw('#1b1411', 4, 'M-2 22l12-8 12 8')),
  pattern(
    'plum',
    22,
    22,
    '#5b2338',
    paint('#f0ae7c', 'M11 2l4 9-4 9-4-9z') + paint('#dd7a52', 'M0 0h4L0 6zM22 0h-4l4 6zM0 22h4l-4-6zM22 22h-4l4-6z'),
  ),
  pattern(
    'weave',
    20,
    36,
    '#e6c88f',
    draw('#b98a45', 2, 'M0 5h20M0 14h20M0 23h20M0 32h20') +
      paint('#5f1d0e', 'M0 36 10 18l10 18z') +
      paint('#e6c88f', 'M6 36l4-8 4 8z'),
  ),
  pattern('sack', 8, 8, '#d8bf94', draw('#c4a675', 1.5, 'M0 4h8M4 0v8')),
  pattern(
    'wall',
    48,
    48,
    '#1b1411',
    draw('#fbf6ee', 5, 'M-4 28 24 0l28 28M-4 52 24 24l28 28') + paint('#b5472a', 'M10 48l14-14 14 14z'),
  ),
  pattern('sheet', 14, 10, '#8f8a86', paint('#77716e', 'M0 0h6v10H0z')),
].join('');
