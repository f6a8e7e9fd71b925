import * as words from '#locale/contact.ts';
import { replyText } from '../../../domain/reply-text.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { contacts, subjectTypes } from '../../../domain/submissions/contacts.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { addresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { SiteText } from '../components/SiteText.tsx';
import { telephoneLink } from '../components/telephone-link.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { Option } from '../forms/Form.tsx';
import type { PostedForm } from '../forms/plan.ts';
import { planForm } from '../forms/plan-form.ts';
import { pictures } from '../home/pictures.ts';
import { SocialLinks } from '../layout/SocialLinks.tsx';
import { definePageOfSections } from '../sections/define.tsx';
import { Own, OwnPicture } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import ContactForm from './ContactForm.island.tsx';
import { FindUs } from './FindUs.tsx';

const contactPlan = planForm('POST /contact/', contacts.input, { failed: replyText('messageFailed') });

/** The subjects of a message; the first is the default. */
const subjectOptions: Option[] = subjectTypes.map((value) => ({ value, label: words.subjectTypes[value] }));

/** The organisation's contact details. */
function ContactDetails({ site }: { site: SiteSettings }) {
  const details = [
    { name: words.headOffice, value: site.head_office, lang: langOf(site, 'head_office') },
    { name: words.street, value: site.street },
    { name: words.branchOffice, value: site.branch_office, lang: langOf(site, 'branch_office') },
    { name: words.openingHours, value: site.opening_hours, lang: langOf(site, 'opening_hours') },
    {
      name: words.registeredIn,
      value: words.registeredInAs(
        <SiteText key="place" site={site} field="registered_in" />,
        <SiteText key="form" site={site} field="legal_form" />,
      ),
    },
  ];
  return (
    <div>
      <h2 className="text-heading">{words.contactDetails}</h2>
      <Band motif="zigzag" tone="chalk" size="thin" className="mt-4" />
      <dl className="mt-2 divide-y-2 divide-line">
        {details
          .filter(({ value }) => value !== '')
          .map(({ name, value, lang }) => (
            <div key={name} className="py-4">
              <dt className="text-muted">{name}</dt>
              <dd lang={lang} className="mt-1 whitespace-pre-line font-semibold text-lead">
                {value}
              </dd>
            </div>
          ))}
      </dl>
      <SocialLinks links={site.social_links} className="-ml-3 mt-4" />
    </div>
  );
}

interface WriteToUsProps {
  site: SiteSettings;
  posted: PostedForm | undefined;
}

/** The form, and beside it what to know about the organisation one writes to. */
function WriteToUs({ site, posted }: WriteToUsProps) {
  return (
    <section id="message" aria-labelledby="message-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div>
          <SectionHeading id="message-title" title={<Own of="title">{words.sendMeAMessage}</Own>} className="mb-8" />
          <ContactForm plan={contactPlan} subjects={subjectOptions} posted={posted} />
        </div>
        <ContactDetails site={site} />
      </div>
    </section>
  );
}

/** The quickest ways to reach us. Where there is no e-mail address, the form further down takes its place. */
function waysTo(site: SiteSettings) {
  const { phone, email, city } = site;
  return [
    ...(phone === '' ? [] : [{ name: words.callUs, icon: 'phone', value: phone, href: telephoneLink(phone) } as const]),
    email === ''
      ? ({ name: words.writeToUs, icon: 'mail', value: words.sendMeAMessage, href: '#message' } as const)
      : ({ name: words.emailUs, icon: 'mail', value: email, href: `mailto:${email}` } as const),
    {
      name: words.visitUs,
      icon: 'place',
      value: city === '' ? words.findUs : <SiteText site={site} field="city" />,
      href: '#find-us',
    } as const,
  ];
}

function InfoCards({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="reach-title" className="bg-ochre">
      <h2 id="reach-title" className="sr-only">
        {words.reachUs}
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

/** The head of the page, with an open door: a person answers every message. */
function ContactHero({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="contact-title">
      <div data-theme="dark" className="overflow-clip bg-leaf-deep">
        <div className="page-width contact-hero">
          <div className="py-12 md:py-20">
            <h1 id="contact-title" className="text-display">
              <Own of="title">{words.contactUs}</Own>
            </h1>
            <p className="mt-6 max-w-[34ch] text-lead">
              <Own of="text">{site.phone === '' ? words.haveAQuestionWrite : words.haveAQuestionWriteOrCall}</Own>
            </p>
          </div>
          <div className="contact-lozenge">
            <OwnPicture
              usual={pictures.support}
              sizes="(min-width: 48rem) 30rem, 70vw"
              first
              className="size-full object-cover"
            />
          </div>
        </div>
      </div>
      <Edge from="leaf-deep" to="ochre" line="ink" />
    </section>
  );
}

export const contactPage = definePageOfSections<null, 'contact'>({
  name: 'contact',
  address: addresses.contact,
  load: async () => null,
  post: ({ request }, fields) => answerForm(contactPlan, request, fields),
  head: (_, site) => ({
    title: words.contact,
    description: words.writeCallOrFind(site.name, site.phone !== '', site.head_office, site.branch_office),
    canonical: addresses.contact,
  }),
  sections: { contact_head: ContactHero, contact_ways: InfoCards, contact_form: WriteToUs, contact_offices: FindUs },
  grounds: { contact_head: 'ochre', contact_ways: 'ochre' },
});
