import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/gallery.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { inMegabytes } from '../../ui/numbers.ts';
import { Picture } from '../../ui/Picture.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { DayOf, Moment } from '../time/Moment.tsx';
import { ItemStatus } from './columns.tsx';
import { wordedGalleryFields } from './fields.ts';

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
        {words.playTheVideo}
      </Button>
    </div>
  );
}

function NoVideo() {
  return (
    <div className={frame}>
      <p role="status">{words.videoNotAvailable}</p>
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
      {words.edit}
    </Link>
  );
  return (
    <DetailsDialog title={item.title} onClose={onClose} actions={item.can?.edit ? edit : undefined}>
      <ItemMedia item={item} />
      <Facts>
        <Fact name={words.uploadedBy}>{item.uploaded_by?.username ?? words.unknownPerson}</Fact>
        <Fact name={words.uploadDate}>
          <DayOf at={item.uploaded_at} />
        </Fact>
        <Fact name={words.status}>
          <ItemStatus isActive={item.is_active} />
        </Fact>
        <Fact name={words.type}>{wordedGalleryFields.media_type.options.choices[item.media_type]}</Fact>
        <Fact name={words.categories}>{categories || words.noCategoriesAssigned}</Fact>
      </Facts>
      <DetailsPart title={words.description}>
        <p className="whitespace-pre-line">{item.description || words.noDescriptionProvided}</p>
      </DetailsPart>
      <DetailsPart title={words.fileInformation}>
        <Facts>
          <Fact name={words.fileType}>{wordedGalleryFields.media_type.options.choices[item.media_type]}</Fact>
          <Fact name={words.size}>{item.file_size === null ? words.unknown : inMegabytes(item.file_size)}</Fact>
          <Fact name={words.dimensions}>{item.dimensions ?? words.unknown}</Fact>
          <Fact name={words.format}>{item.format ?? words.unknown}</Fact>
        </Facts>
      </DetailsPart>
      <DetailsPart title={words.metadata}>
        <Facts>
          <Fact name={words.created}>
            <Moment at={item.uploaded_at} />
          </Fact>
          <Fact name={words.lastUpdated}>
            <Moment at={item.updated_at} />
          </Fact>
          <Fact name={words.status}>{item.is_active ? words.active : words.inactive}</Fact>
          <Fact name={words.id}>{item.id}</Fact>
        </Facts>
      </DetailsPart>
    </DetailsDialog>
  );
}
