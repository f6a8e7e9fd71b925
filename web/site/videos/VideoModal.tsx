import { Modal } from '../components/Modal.tsx';
import { Chips } from '../gallery/Chips.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { ItemMedia } from '../gallery/ItemMedia.tsx';

interface VideoModalProps {
  item: ShownItem;
  onClosed: () => void;
}

/** A video being watched. */
export function VideoModal({ item, onClosed }: VideoModalProps) {
  return (
    <Modal labelledBy="video-title" onClosed={onClosed}>
      <ItemMedia item={item} />
      <div className="p-5 sm:p-8">
        <h2 id="video-title" className="text-heading">
          {item.title}
        </h2>
        <Chips categories={item.categories} />
        {item.description ? <p className="mt-4 max-w-reading whitespace-pre-line">{item.description}</p> : null}
      </div>
    </Modal>
  );
}
