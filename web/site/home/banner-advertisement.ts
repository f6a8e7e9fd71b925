import type { ShownAdvertisement } from '../../../domain/advertisement.ts';

/** As much of an advertisement as the banner needs. */
export type BannerAdvertisement = Pick<ShownAdvertisement, 'id' | 'title' | 'picture'>;

export function bannerAdvertisement({ id, title, picture }: ShownAdvertisement): BannerAdvertisement {
  return { id, title, picture };
}
