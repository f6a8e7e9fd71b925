import type { SiteSettings } from '../../../domain/site.ts';
import { Icon } from '../parts/Icon.tsx';

/** How to reach the organisation. */
export function FooterContact({ site }: { site: SiteSettings }) {
  return (
    <div className="max-md:col-span-2">
      <h2 className="text-subheading text-call">Contact</h2>
      <address className="mt-2 not-italic">
        <ul>
          <li className="flex min-h-11 items-center gap-3">
            <Icon name="place" className="size-5 shrink-0" />
            {site.city}
          </li>
          <li>
            <a
              href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}
              className="flex min-h-11 items-center gap-3 hover:underline"
            >
              <Icon name="phone" className="size-5 shrink-0" />
              {site.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${site.email}`} className="flex min-h-11 items-center gap-3 break-all hover:underline">
              <Icon name="mail" className="size-5 shrink-0" />
              {site.email}
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}
