import { failedToLoadContent } from '#locale/home.ts';
import { giveNow } from '#locale/pledge.ts';
import { itemsOf } from '../../web/list-reply.ts';
import { GiveNow } from '../../web/site/donate/GiveNow.tsx';
import { pledgeChoices, readWish } from '../../web/site/donate/pledge-choices.ts';
import type { Draw } from '../draw.tsx';
import { drawListing } from '../ListBlock.tsx';
import type { waysToGive } from './fields.ts';

/** The form has one place on a page: a link leads to it. Where there is no way to pay yet, there is nothing to fill in. */
export const drawWaysToGive: Draw<typeof waysToGive> = async ({ id, type, title, text }, context) => {
  const { request, section, query, page, lang } = context;
  if (page.blocks.find((block) => block.type === type)?.id !== id) return null;
  const all = Promise.all([
    request('GET /site-settings/'),
    request('GET /payment-ways/').then(itemsOf),
    request('GET /suggested-amounts/').then(itemsOf),
    request('GET /projects/').then(itemsOf),
  ]).then(([site, ...lists]) => ({ site, choices: pledgeChoices(...lists) }));
  const found = await section(all, failedToLoadContent);
  if (found.state === 'failed') return drawListing({ section: found, title, otherwise: giveNow }, context, () => null);
  const { site, choices } = found.data;
  return choices === undefined ? null : (
    <div className="page-band">
      <GiveNow
        site={site}
        choices={choices}
        wish={readWish(query)}
        posted={undefined}
        title={title}
        titleLang={title === '' ? undefined : lang('title')}
        text={text}
        textLang={text === '' ? undefined : lang('text')}
      />
    </div>
  );
};
