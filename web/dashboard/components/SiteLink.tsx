import { ExternalLink } from 'lucide-react';
import { opensInNewTab, viewOnSite } from '#locale/dashboard/components.ts';
import { buttonLook } from './Button.tsx';

interface SiteLinkProps {
  page: string;
  /** The page's name, for screen readers when a screen has several of these links. */
  name?: string;
  words?: string;
}

/** A link to the public page of this record, in another tab. */
export function SiteLink({ page, name, words = viewOnSite }: SiteLinkProps) {
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener"
      aria-label={opensInNewTab(words, name)}
      className={buttonLook('secondary')}
    >
      <ExternalLink aria-hidden="true" className="size-5" />
      {words}
    </a>
  );
}
