import { Band } from '../../ui/imigongo/Band.tsx';

/** Stands where the videos of an empty category would. */
export function NoVideos() {
  return (
    <div className="mt-6 max-w-reading">
      <h3 className="text-heading">No Videos Found</h3>
      <p className="mt-2 pb-5 text-lead text-muted">No videos found in this category.</p>
      <Band motif="zigzag" tone="chalk" size="thin" />
    </div>
  );
}
