import * as words from '#locale/team.ts';
import { itemsOf } from '../../web/list-reply.ts';
import { People } from '../../web/site/team/People.tsx';
import type { Draw } from '../draw.tsx';
import { drawListing } from '../ListBlock.tsx';
import type { people } from './fields.ts';

export const drawPeople: Draw<typeof people> = async ({ title, how_many }, context) => {
  const { request, section } = context;
  const members = await section(request('GET /team/').then(itemsOf), words.failedToLoadOurTeam);
  return drawListing({ section: members, title, otherwise: words.ourTeam }, context, (all) => (
    <People members={all.slice(0, how_many)} heading="h3" />
  ));
};
