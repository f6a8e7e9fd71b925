import * as words from '#locale/layout.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { type Network, SocialIcon } from '../components/SocialIcon.tsx';

interface SocialLinksProps {
  links: SiteSettings['social_links'];
  className?: string;
}

const names: Record<Network, string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

/** Links to the organisation on social networks. */
export function SocialLinks({ links, className = '' }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={`flex flex-wrap ${className}`} aria-label={words.socialMedia}>
      {links.map(({ network, url }) => (
        <li key={network + url}>
          <a
            href={url}
            aria-label={names[network]}
            rel="noopener"
            className="grid size-11 place-items-center hover:text-call"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
