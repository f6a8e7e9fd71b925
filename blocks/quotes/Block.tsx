import * as words from '#locale/testimonials.ts';
import { itemsOf } from '../../web/list-reply.ts';
import { Quotations, quotedFrom } from '../../web/site/testimonials/Quotations.tsx';
import type { Draw } from '../draw.tsx';
import { drawListing, ListBlock } from '../ListBlock.tsx';
import type { quotes } from './fields.ts';

export const drawQuotes: Draw<typeof quotes> = async ({ title, source, how_many, entries }, context) => {
  const { lang, headingId, request, section } = context;
  if (source === 'testimonials') {
    const testimonials = await section(request('GET /testimonials/').then(itemsOf), words.failedToLoadTestimonials);
    return drawListing({ section: testimonials, title, otherwise: words.testimonials }, context, (all) => (
      <Quotations quotations={all.slice(0, how_many).map(quotedFrom)} />
    ));
  }
  if (entries.length === 0) return null;
  return (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <Quotations
        quotations={entries.map((entry) => ({
          ...entry,
          quoteLang: lang(`entries-${entry.id}-quote`),
          roleLang: lang(`entries-${entry.id}-role`),
        }))}
      />
    </ListBlock>
  );
};
