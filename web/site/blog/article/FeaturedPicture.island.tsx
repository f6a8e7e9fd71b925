import { useState } from 'react';
import { Picture, type PictureProgress, type PictureSource } from '../../../ui/Picture.tsx';
import { island } from '../../island.tsx';

/** The article's picture. One that does not arrive leaves no hole. */
function FeaturedPicture({ picture }: { picture: PictureSource }) {
  const [progress, setProgress] = useState<PictureProgress>();
  if (progress === 'failed') return null;
  return (
    <div className="post-head-picture">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 50vw, 100vw"
        box={[0.9, 1.6]}
        first
        className="size-full object-cover"
        onProgress={setProgress}
      />
    </div>
  );
}

export default island('blog/article/FeaturedPicture', FeaturedPicture);
