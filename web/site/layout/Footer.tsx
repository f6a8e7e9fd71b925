import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import FooterForm from '../newsletter/FooterForm.island.tsx';
import { newsletterPlan } from '../newsletter/plan.ts';
import { Brand } from './Brand.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { LowDataSwitch } from './LowDataSwitch.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The end of every page: who we are, where to go on, how to reach us. */
export function Footer({ site, path }: { site: SiteSettings; path: string }) {
  return (
    <footer data-theme="dark" className="bg-ink">
      <Band motif="zigzag" tone="ink" size="tall" />
      <div className="page-width grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <Brand name={site.name} tagline={site.tagline} line={site.line} on="dark" />
          <p className="mt-5 max-w-md text-muted">{site.description}</p>
          <SocialLinks links={site.social_links} className="-ml-3 mt-4" />
          <FooterForm plan={newsletterPlan} />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[1fr_1fr_1.25fr]">
          <FooterLinks />
          <FooterContact site={site} />
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 border-line border-t py-4 text-muted text-sm">
        <p>{`Copyright © ${site.copyright_year} ${site.name}`}</p>
        <LowDataSwitch path={path} />
      </div>
    </footer>
  );
}
