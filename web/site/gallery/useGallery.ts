import { useMemo } from 'react';
import { request } from '../../request.ts';
import { useAddressed } from '../components/useAddressed.ts';
import { fetchItems, type GalleryKind, type GalleryList } from './fetch-items.ts';
import type { ShownItem } from './gallery-data.ts';
import { type GalleryPlace, placeAddress, placeIn } from './place.ts';

/** All items of the gallery, where they came with the page; a small one is then filtered without asking for anything. */
function everything({ place, part }: GalleryList): ShownItem[] | undefined {
  return place.category === null && part.count === part.items.length ? part.items : undefined;
}

/** A gallery in step with its address: the category, and the page of it. */
export function useGallery(kind: GalleryKind, list: GalleryList) {
  const { categories } = list;
  const places = useMemo(
    () => ({
      addressOf: (place: GalleryPlace) => placeAddress(kind.address, place),
      placeAt: (query: URLSearchParams) => placeIn(query, categories),
    }),
    [kind, categories],
  );
  const all = everything(list);

  async function load(place: GalleryPlace) {
    if (!all) return fetchItems(request, kind, place, list);
    const chosen = categories.find(({ slug }) => slug === place.category);
    const items = chosen ? all.filter((item) => item.categories.some(({ id }) => id === chosen.id)) : all;
    return { page: 1, count: items.length, items };
  }

  return useAddressed({
    ...places,
    first: { state: 'loaded', data: list.part },
    firstPlace: list.place,
    load,
    fallback: kind.failed,
  });
}
