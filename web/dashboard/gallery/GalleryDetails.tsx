import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { DayOf, Moment } from '../time/Moment.tsx';
import { mediaTypeWords } from './columns.tsx';
import { ItemMedia } from './ItemMedia.tsx';
import { ItemStatus } from './ItemStatus.tsx';
import { inMegabytes } from './megabytes.ts';

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
        <p className="whitespace-pre-line break-words">{item.description || 'No description provided'}</p>
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
