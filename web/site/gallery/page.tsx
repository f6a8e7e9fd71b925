import { addresses } from '../../../domain/addresses.ts';
import { definePage } from '../render.tsx';
import { Gallery } from './Gallery.tsx';
import { type GalleryData, load } from './load.ts';
import { canonicalAddress } from './place.ts';

export const gallery = definePage<GalleryData>({
  address: addresses.gallery,
  query: ['category', 'item', 'page'],
  load,
  head(data, site) {
    if (data.view === 'item' && data.item.state === 'loaded') {
      const { id, title, description } = data.item.data;
      return {
        title,
        description: description || `From the photo gallery of ${site.name}.`,
        canonical: `${addresses.gallery}?item=${id}`,
      };
    }
    return {
      title: 'Photo Gallery',
      description: `Pictures of the saving groups, trainings, fields and markets of ${site.name}.`,
      canonical: data.view === 'list' ? canonicalAddress(addresses.gallery, data.list) : addresses.gallery,
    };
  },
  Page: Gallery,
});
