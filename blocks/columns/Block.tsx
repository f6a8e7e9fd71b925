import { readMore } from '#locale/blog.ts';
import { TextLink } from '../../web/site/components/TextLink.tsx';
import { VisitorText } from '../../web/site/components/VisitorText.tsx';
import { useLed } from '../../web/site/page-leads.ts';
import { Picture } from '../../web/ui/Picture.tsx';
import type { BlockOf } from '../block-type.ts';
import type { Draw, DrawContext } from '../draw.tsx';
import { ListBlock } from '../ListBlock.tsx';
import type { columns } from './fields.ts';

type ColumnEntry = BlockOf<typeof columns>['entries'][number];

interface ColumnProps {
  column: ColumnEntry;
  heading: 'h2' | 'h3';
  lang: DrawContext['lang'];
}

/** A column: what is left out leaves no gap. Without words of its own, its link is its title. */
function Column({ column: { id, title, picture, body, label, address }, heading: Heading, lang }: ColumnProps) {
  const led = useLed()(address);
  const leads = address === '' ? null : led;
  const at = (field: string) => lang(`entries-${id}-${field}`);
  return (
    <li className="block-column">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 92vw"
          box={1.5}
          className="block-column-picture"
        />
      ) : null}
      {title ? (
        <Heading lang={at('title')} className="text-heading">
          {leads !== null && label === '' ? (
            <a href={leads} className="block-column-link">
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      ) : null}
      {body ? <VisitorText html={body} lang={at('body')} className="mt-3" /> : null}
      {leads !== null && (label !== '' || title === '') ? (
        <TextLink href={address} className="mt-3">
          <span lang={label === '' ? undefined : at('label')}>{label || readMore}</span>
        </TextLink>
      ) : null}
    </li>
  );
}

const saysNothing = ({ title, picture, body, label, address }: ColumnEntry) =>
  title === '' && picture === null && body === '' && (label === '' || address === '');

export const drawColumns: Draw<typeof columns> = ({ title, entries }, { lang, headingId }) => {
  const shown = entries.filter((entry) => !saysNothing(entry));
  return shown.length === 0 ? null : (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <ul className="block-columns">
        {shown.map((entry) => (
          <Column key={entry.id} column={entry} heading={title === '' ? 'h2' : 'h3'} lang={lang} />
        ))}
      </ul>
    </ListBlock>
  );
};
