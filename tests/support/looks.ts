/**
 * What a screen is looked at in: the width in pixels, and the theme. Contrast is a matter of the theme and fit one of the
 * width, so each of them once is enough.
 */
export const looks = [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
