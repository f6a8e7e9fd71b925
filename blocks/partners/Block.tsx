import { useLed } from '../../web/site/page-leads.ts';
import { Picture } from '../../web/ui/Picture.tsx';
import type { BlockOf } from '../block-type.ts';
import type { Draw } from '../draw.tsx';
import { ListBlock } from '../ListBlock.tsx';
import type { partners } from './fields.ts';

type PartnerEntry = BlockOf<typeof partners>['entries'][number];

/** A partner's logo, or the name where there is none. */
function Partner({ partner: { name, picture, address } }: { partner: PartnerEntry }) {
  const led = useLed()(address);
  const sign = picture ? (
    // The name is what a logo says.
    <Picture
      picture={{ ...picture, alt: name, untranslated: undefined }}
      sizes="14rem"
      className="block-partner-logo"
    />
  ) : (
    <span className="font-display font-extrabold text-subheading">{name}</span>
  );
  if (address === '' || led === null) return <span className="block-partner">{sign}</span>;
  return (
    <a href={led} className="block-partner">
      {sign}
    </a>
  );
}

export const drawPartners: Draw<typeof partners> = ({ title, entries }, { lang, headingId }) =>
  entries.length === 0 ? null : (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <ul className="block-partners">
        {entries.map((partner) => (
          <li key={partner.id}>
            <Partner partner={partner} />
          </li>
        ))}
      </ul>
    </ListBlock>
  );
