import type { SiteSettings } from '../../domain/site.ts';

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** The web app manifest, for a phone's home screen. */
export const manifest = ({ name, line }: SiteSettings) => ({
  id: '/',
  name,
  short_name: name,
  description: line,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#8e2f17',
  background_color: '#fbf6ee',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
});
