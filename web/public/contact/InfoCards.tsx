import type { SiteSettings } from '../../../domain/site.ts';
import { Icon } from '../parts/Icon.tsx';

/** The three quickest ways to reach us. */
export function InfoCards({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="reach-title" className="bg-ochre">
      <h2 id="reach-title" className="sr-only">
        Reach us
      </h2>
      <ul className="page-width info-cards">
        <li>
          <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`} className="info-card">
            <span className="info-name">
              <Icon name="phone" />
              Call us
            </span>
            <span className="info-value">{site.phone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${site.email}`} className="info-card">
            <span className="info-name">
              <Icon name="mail" />
              E-mail us
            </span>
            <span className="info-value">{site.email}</span>
          </a>
        </li>
        <li>
          <a href="#find-us" className="info-card">
            <span className="info-name">
              <Icon name="place" />
              Visit us
            </span>
            <span className="info-value">{site.city}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
