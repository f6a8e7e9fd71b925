import { useEffect, useState } from 'react';
import * as words from '#locale/home.ts';
import { IconButton } from '../components/IconButton.tsx';
import { island } from '../island.tsx';

/** Pixels down the page from which the buttons are offered. */
const THRESHOLD = 300;

/** True while the page is scrolled down by more than `pixels`. */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);

  return past;
}

/** To the top and to the bottom of a long page. They float where no words stand. */
function ScrollButtons() {
  if (!useScrolledPast(THRESHOLD)) return null;
  return (
    <div className="scroll-buttons">
      <IconButton icon="up" label={words.scrollToTop} onClick={() => window.scrollTo({ top: 0 })} />
      <IconButton
        icon="down"
        label={words.scrollToBottom}
        onClick={() => window.scrollTo({ top: document.documentElement.scrollHeight })}
      />
    </div>
  );
}

export default island('home/ScrollButtons', ScrollButtons, { wakes: 'scrolled' });
