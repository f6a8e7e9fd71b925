import { useLed } from '../../web/site/page-leads.ts';
import { BlockHead } from '../BlockHead.tsx';
import type { Draw } from '../draw.tsx';
import type { pillars } from './fields.ts';

interface PillarTitleProps {
  title: string;
  lang: string | undefined;
  address: string;
}

/** The title of a pillar, which leads on where it has an address and the page there is shown. */
function PillarTitle({ title, lang, address }: PillarTitleProps) {
  const led = useLed()(address);
  if (address === '' || led === null) return <span lang={lang}>{title}</span>;
  return (
    <a href={led} lang={lang} className="stair-link">
      {title}
    </a>
  );
}

export const drawPillars: Draw<typeof pillars> = ({ title, text, entries }, { lang, headingId }) => {
  if (entries.length === 0) return null;
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <section aria-labelledby={title === '' ? undefined : headingId} className="page-width page-block">
      <BlockHead id={headingId} title={title} lang={lang('title')} text={text} textLang={lang('text')} />
      <ul className="block-pillars">
        {entries.map(({ id, ...pillar }) => (
          <li key={id} className="block-pillar">
            <Heading className="text-subheading">
              <PillarTitle title={pillar.title} lang={lang(`entries-${id}-title`)} address={pillar.address} />
            </Heading>
            {pillar.text ? (
              <p lang={lang(`entries-${id}-text`)} className="mt-2 whitespace-pre-line">
                {pillar.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
