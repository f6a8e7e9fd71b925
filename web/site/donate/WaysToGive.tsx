import { addresses } from '../../../domain/addresses.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';

const ways = [
  {
    type: 'one_time',
    title: 'Once',
    text: 'Any sum, whenever it suits you. It can become seed money for a group that has just begun.',
    link: 'Give once',
  },
  {
    type: 'monthly',
    title: 'Every month',
    text: 'A small sum that comes regularly helps us to plan, and volunteers to keep visiting their groups every week.',
    link: 'Give every month',
  },
  {
    type: 'yearly',
    title: 'Every year',
    text: 'For companies, parishes and families that plan their giving and want to see a year’s work for it.',
    link: 'Give every year',
  },
  {
    type: 'project_based',
    title: 'To one project',
    text: 'A training, a group, a season of maize, beans and potatoes: you choose what your gift makes possible.',
    link: 'Give to a project',
  },
] as const;

/** How one can give. Each way leads to the form. */
export function WaysToGive() {
  return (
    <section aria-labelledby="ways-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <SectionHeading id="ways-title" title="Ways to give">
          <p>Choose what fits your purse. We agree on the rest by mail or telephone.</p>
        </SectionHeading>
        <ul className="border-ink border-t-4">
          {ways.map(({ type, title, text, link }) => (
            <li key={type} className="grid gap-x-8 gap-y-2 border-line border-b-2 py-6 sm:grid-cols-[4fr_7fr]">
              <h3 className="text-heading">{title}</h3>
              <div>
                <p className="text-lead">{text}</p>
                <TextLink href={`${addresses.donate}?type=${type}#form`} className="mt-1">
                  {link}
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
