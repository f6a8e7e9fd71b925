import { useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/media.ts';
import { Banner } from '../components/Banner.tsx';
import { Modal } from '../components/Modal.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneFile } from './calls.ts';
import { FocalPointForm } from './FocalPointForm.tsx';

/** The focal point of a file in a dialog over the form that uses it. It is saved at once, apart from that form. */
export function FocalPointDialog({ id, onClose }: { id: number; onClose(): void }) {
  // The point may have moved since the form was opened.
  const { data, error } = useQuery({ ...oneFile(id), staleTime: 0, gcTime: 0 });
  return (
    <Modal title={words.focalPoint} onClose={onClose}>
      {data ? (
        <FocalPointForm picture={data} onSaved={onClose} />
      ) : error ? (
        <Banner tone="danger">{error.message}</Banner>
      ) : (
        <Waiting>{words.loadingThePicture}</Waiting>
      )}
    </Modal>
  );
}
