import * as words from '#locale/home.ts';
import { IconButton } from '../components/IconButton.tsx';
import { useScrolledPast } from '../components/useScrolledPast.ts';
import { island } from '../island.tsx';

/** Pixels down the page from which the buttons are offered. */
const THRESHOLD = 300;

/** To the top and to the bottom of a long page, floating in its corner. */
function ScrollButtons() {
  if (!useScrolledPast(THRESHOLD)) return null;
  return (
    <div className="fixed right-3 bottom-3 z-30 flex flex-col gap-2">
      <IconButton
        icon="up"
        label={words.scrollToTop}
        className="scroll-button"
        onClick={() => window.scrollTo({ top: 0 })}
      />
      <IconButton
        icon="down"
        label={words.scrollToBottom}
        className="scroll-button"
        onClick={() => window.scrollTo({ top: document.documentElement.scrollHeight })}
      />
    </div>
  );
}

export default island('home/ScrollButtons', ScrollButtons);
