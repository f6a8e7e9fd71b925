import { addresses } from '../../../domain/addresses.ts';
import { canonicalAddress } from '../gallery/place.ts';
import { definePage } from '../render.tsx';
import { load, type VideosData } from './load.ts';
import { Videos } from './Videos.tsx';

export const videos = definePage<VideosData>({
  address: addresses.videos,
  query: ['category', 'watch', 'page'],
  load,
  head(data, site) {
    if (data.view === 'video' && data.video.state === 'loaded') {
      const { id, title, description } = data.video.data;
      return {
        title,
        description: description || `A video by ${site.name}.`,
        canonical: `${addresses.videos}?watch=${id}`,
      };
    }
    return {
      title: 'Video Gallery',
      description: `Videos of the groups, trainings and events of ${site.name}.`,
      canonical: data.view === 'list' ? canonicalAddress(addresses.videos, data.list) : addresses.videos,
    };
  },
  Page: Videos,
});
