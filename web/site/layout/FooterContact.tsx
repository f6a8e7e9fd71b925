import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Icon } from '../components/Icon.tsx';
import { telephoneLink } from '../components/telephone-link.ts';

const row = 'flex min-h-11 items-center gap-3';

/** How to reach the organisation. Where there is no e-mail address, the contact form takes its place. */
export function FooterContact({ site: { city, phone, email } }: { site: SiteSettings }) {
  return (
    <div className="max-md:col-span-2">
      <h2 className="text-subheading text-call">Contact</h2>
      <address className="mt-2 not-italic">
        <ul>
          {city === '' ? null : (
            <li className={row}>
              <Icon name="place" className="size-5 shrink-0" />
              {city}
            </li>
          )}
          {phone === '' ? null : (
            <li>
              <a href={telephoneLink(phone)} className={`${row} hover:underline`}>
                <Icon name="phone" className="size-5 shrink-0" />
                {phone}
              </a>
            </li>
          )}
          <li>
            <a
              href={email === '' ? `${addresses.contact}#message` : `mailto:${email}`}
              className={`${row} break-all hover:underline`}
            >
              <Icon name="mail" className="size-5 shrink-0" />
              {email === '' ? 'Write to us' : email}
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}
