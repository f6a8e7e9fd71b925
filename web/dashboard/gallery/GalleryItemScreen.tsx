import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Banner } from '../components/Banner.tsx';
import { buttonLook } from '../components/Button.tsx';
import { NotPermitted } from '../screen/NotPermitted.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneGalleryItem } from './calls.ts';
import { GalleryItemForm } from './GalleryItemForm.tsx';

/** Milliseconds for which it stays. */
const STAY = 5000;

/** That an item was made; it comes into view at the top of the form, which is empty again. */
function CreatedBanner() {
  const [gone, setGone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => setGone(true), STAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {gone ? null : (
        <Banner tone="success">
          <p className="font-semibold">Gallery item was successfully created!</p>
          <p>You can continue adding more items or return to the gallery.</p>
        </Banner>
      )}
    </div>
  );
}

const subtitle = 'A picture or a video, and where visitors find it.';

const back = (
  <Link to={staffAddresses.gallery} className={buttonLook('secondary')}>
    Back to Gallery
  </Link>
);

/** The form for an item still to come; after each one it is empty again, for the next. */
export function NewGalleryItem() {
  const [created, setCreated] = useState(0);
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title="Add New Gallery Item" subtitle={subtitle} actions={back} />
      {created === 0 ? null : <CreatedBanner key={`banner ${created}`} />}
      <GalleryItemForm key={created} onSaved={() => setCreated(created + 1)} />
    </div>
  );
}

/** The form of the item in the address. */
export function EditGalleryItem() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneGalleryItem(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the gallery item...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Failed to load gallery item" detail={error?.message} onRetry={() => void refetch()} />;
  }
  if (data.can?.edit === false) return <NotPermitted title="Edit Gallery Item" />;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title="Edit Gallery Item" subtitle={subtitle} actions={back} />
      <GalleryItemForm
        key={id}
        item={data}
        onSaved={() => {
          toast.success('Gallery item was successfully updated!');
          navigate(staffAddresses.gallery);
        }}
      />
    </div>
  );
}
