import { useEffect, useState } from 'react';

/** Whether the page is scrolled down by more than this many pixels. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);

  return past;
}
