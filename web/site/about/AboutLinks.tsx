import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Icon } from '../components/Icon.tsx';

const linksOf = ({ founded }: SiteSettings) => [
  { title: 'Our History', text: `What happened since ${founded}, step by step.`, address: addresses.history },
  { title: 'Our Team', text: 'The people you would meet.', address: addresses.team },
  { title: 'Mentorship Structure', text: 'The four pillars that carry every group.', address: addresses.mentorship },
  { title: 'Testimonials', text: 'What others say about the programmes.', address: addresses.testimonials },
  { title: 'Documents', text: 'Reports and forms, to take along.', address: addresses.documents },
];

/** Where to read on, as the contents of a book. */
export function AboutLinks({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="read-on-title" className="section-space bg-chalk-deep">
      <div className="page-width grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <h2 id="read-on-title" className="text-title">
          Read on
        </h2>
        <ul className="border-ink border-t-4">
          {linksOf(site).map(({ title, text, address }) => (
            <li key={address} className="group relative border-ink border-b-2">
              <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-5 transition-[padding] group-hover:pl-4">
                <div className="grid gap-x-8 gap-y-1 sm:grid-cols-[3fr_2fr] sm:items-center">
                  <h3 className="text-heading">
                    <a href={address} className="card-link">
                      {title}
                    </a>
                  </h3>
                  <p className="text-muted">{text}</p>
                </div>
                <Icon name="next" className="size-6 shrink-0" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
