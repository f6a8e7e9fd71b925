import { Band } from '../../ui/imigongo/Band.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';

interface GalleryFailedProps {
  title: string;
  text: string;
  /** Trying again is asking for this page again. */
  page: string;
}

/** Stands where a gallery would. */
export function GalleryFailed({ title, text, page }: GalleryFailedProps) {
  return (
    <section aria-labelledby="failed-title">
      <div className="page-width section-space">
        <h1 id="failed-title" className="text-title">
          {title}
        </h1>
        <SectionFailed text={text} page={page} />
      </div>
      <Band motif="lozenge" tone="chalk" size="regular" />
    </section>
  );
}
