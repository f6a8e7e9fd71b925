import type { SiteSettings } from '../../../domain/site.ts';

export type Network = SiteSettings['social_links'][number]['network'];

/** Each network's sign, drawn in one line weight so that they stand well side by side. */
const paths: Record<Network, string> = {
  facebook: 'M15 3.5h-2c-2 0-3 1.3-3 3.2V21M6.5 12H15',
  x: 'M4 4l16 16M20 4 4 20',
  instagram: 'M4 4h16v16H4zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M16.5 7.3h.4',
  youtube: 'M2.5 5.5h19v13h-19zM10 9v6l5-3z',
  linkedin: 'M4.5 9.5V20M4.5 4.2v1M10 20V9.5m0 5c0-3 1.6-4.7 4.4-4.7S19 11.5 19 14.5V20',
  whatsapp: 'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.5 3.3zM9 8.5c0 4 3 7 6.5 7l.8-2-2.3-1-1.2 1A5 5 0 0 1 10.8 11l1-1.2-.8-2z',
};

export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.25">
      <path d={paths[network]} />
    </svg>
  );
}
