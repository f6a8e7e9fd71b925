import { Picture, type PictureSource } from '../../../ui/Picture.tsx';

/** The article's picture. One that does not arrive leaves no hole: see `watchFeaturedPicture`. */
export function FeaturedPicture({ picture }: { picture: PictureSource }) {
  return (
    <div className="post-head-picture">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 50vw, 100vw"
        box={[0.9, 1.6]}
        first
        className="size-full object-cover"
      />
    </div>
  );
}
