import { ExternalLink } from 'lucide-react';
import { buttonLook } from './Button.tsx';

interface SiteLinkProps {
  page: string;
  /** The page's name, for screen readers when a screen has several of these links. */
  name?: string;
  words?: string;
}

/** A link to the public page of this record, in another tab. */
export function SiteLink({ page, name, words = 'View on site' }: SiteLinkProps) {
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener"
      aria-label={`${words}${name === undefined ? '' : `: ${name}`} (opens in a new tab)`}
      className={buttonLook('secondary')}
    >
      <ExternalLink aria-hidden="true" className="size-5" />
      {words}
    </a>
  );
}
