import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { inMegabytes } from '../../../domain/file-size.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { Picture } from '../../ui/Picture.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { DayOf, Moment } from '../time/Moment.tsx';
import { ItemStatus, mediaTypeWords } from './columns.tsx';

const frame = 'relative grid aspect-video place-items-center bg-ink text-chalk';

/** A video that is loaded only when it is started. */
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
function ItemMedia({ item }: { item: StaffGalleryItem }) {
  const { media_type, picture, video_url } = item;
  if (media_type === 'video') return video_url ? <Video item={item} url={video_url} /> : <NoVideo />;
  if (!picture) return null;
  return <Picture picture={picture} sizes="36rem" className="max-h-[60svh] w-full bg-ink object-contain" />;
}

interface GalleryDetailsProps {
  item: StaffGalleryItem;
  onClose(): void;
}

/** Everything about one picture or video. */
export function GalleryDetails({ item, onClose }: GalleryDetailsProps) {
  const categories = item.categories.map(({ name }) => name).join(', ');
  const edit = (
    <Link to={staffAddresses.editGalleryItem(item.id)} className={buttonLook('primary')}>
      Edit
    </Link>
  );
  return (
    <DetailsDialog title={item.title} onClose={onClose} actions={item.can?.edit ? edit : undefined}>
      <ItemMedia item={item} />
      <Facts>
        <Fact name="Uploaded by">{item.uploaded_by?.username ?? 'Unknown'}</Fact>
        <Fact name="Upload date">
          <DayOf at={item.uploaded_at} />
        </Fact>
        <Fact name="Status">
          <ItemStatus isActive={item.is_active} />
        </Fact>
        <Fact name="Type">{mediaTypeWords[item.media_type]}</Fact>
        <Fact name="Categories">{categories || 'No categories assigned'}</Fact>
      </Facts>
      <DetailsPart title="Description">
        <p className="whitespace-pre-line">{item.description || 'No description provided'}</p>
      </DetailsPart>
      <DetailsPart title="File Information">
        <Facts>
          <Fact name="File type">{mediaTypeWords[item.media_type]}</Fact>
          <Fact name="Size">{inMegabytes(item.file_size)}</Fact>
          <Fact name="Dimensions">{item.dimensions ?? 'Unknown'}</Fact>
          <Fact name="Format">{item.format ?? 'Unknown'}</Fact>
        </Facts>
      </DetailsPart>
      <DetailsPart title="Metadata">
        <Facts>
          <Fact name="Created">
            <Moment at={item.uploaded_at} />
          </Fact>
          <Fact name="Last updated">
            <Moment at={item.updated_at} />
          </Fact>
          <Fact name="Status">{item.is_active ? 'Active' : 'Inactive'}</Fact>
          <Fact name="ID">{item.id}</Fact>
        </Facts>
      </DetailsPart>
    </DetailsDialog>
  );
}
