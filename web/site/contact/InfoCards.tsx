import type { SiteSettings } from '../../../domain/site.ts';
import { Icon } from '../components/Icon.tsx';
import { telephoneLink } from '../components/telephone-link.ts';

/** The quickest ways to reach us. Where there is no e-mail address, the form further down takes its place. */
function waysTo({ phone, email, city }: SiteSettings) {
  return [
    ...(phone === '' ? [] : [{ name: 'Call us', icon: 'phone', value: phone, href: telephoneLink(phone) } as const]),
    email === ''
      ? ({ name: 'Write to us', icon: 'mail', value: 'Send Me A Message', href: '#message' } as const)
      : ({ name: 'E-mail us', icon: 'mail', value: email, href: `mailto:${email}` } as const),
    { name: 'Visit us', icon: 'place', value: city === '' ? 'Find Us' : city, href: '#find-us' } as const,
  ];
}

export function InfoCards({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="reach-title" className="bg-ochre">
      <h2 id="reach-title" className="sr-only">
        Reach us
      </h2>
      <ul className="page-width info-cards">
        {waysTo(site).map(({ name, icon, value, href }) => (
          <li key={name}>
            <a href={href} className="info-card">
              <span className="info-name">
                <Icon name={icon} />
                {name}
              </span>
              <span className="info-value">{value}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
