/** Where something will stand, in about its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse bg-sunken motion-reduce:animate-none ${className}`} />
  );
}
