import { Play } from 'lucide-react';
import { useState } from 'react';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { Picture } from '../../ui/Picture.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { Button } from '../components/Button.tsx';

const frame = 'relative grid aspect-video place-items-center bg-ink text-chalk';

/** A video that is fetched when somebody wants to watch it, and not before. */
function Video({ item, url }: { item: StaffGalleryItem; url: string }) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const { title, thumbnail_picture: still } = item;
  if (state === 'playing') {
    return <VideoPlayer url={url} title={title} poster={still?.url} onFailed={() => setState('failed')} />;
  }
  if (state === 'failed') return <NoVideo />;
  return (
    <div className={frame}>
      {still ? <Picture picture={still} sizes="36rem" className="absolute inset-0 size-full object-cover" /> : null}
      <Button kind="primary" className="relative" onClick={() => setState('playing')}>
        <Play aria-hidden="true" className="size-5" />
        Play the video
      </Button>
    </div>
  );
}

function NoVideo() {
  return (
    <div className={frame}>
      <p role="status">Video not available</p>
    </div>
  );
}

/** The picture or the video itself. */
export function ItemMedia({ item }: { item: StaffGalleryItem }) {
  const { media_type, picture, video_url } = item;
  if (media_type === 'video') return video_url ? <Video item={item} url={video_url} /> : <NoVideo />;
  if (!picture) return null;
  return <Picture picture={picture} sizes="36rem" className="max-h-[60svh] w-full bg-ink object-contain" />;
}
