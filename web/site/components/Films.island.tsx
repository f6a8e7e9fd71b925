import { useEffect } from 'react';
import { filmPlayer } from '../../../domain/video.ts';
import { island } from '../island.tsx';

/** Puts the film itself where its link stands. Nothing of it has been fetched before. */
function play(link: HTMLAnchorElement, player: string): void {
  const frame = document.createElement('iframe');
  frame.src = `${player}?autoplay=1`;
  frame.title = link.textContent;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}

/** Plays the films of a text in their places. Without it, their links lead to where they are. */
function Films() {
  useEffect(() => {
    const start = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      const link = event.target instanceof Element && event.target.closest('.rich-text > .film > a');
      if (!isPlain || !(link instanceof HTMLAnchorElement)) return;
      const player = filmPlayer(link.href);
      if (player === null) return;
      event.preventDefault();
      play(link, player);
    };
    document.addEventListener('click', start);
    return () => document.removeEventListener('click', start);
  }, []);
  return null;
}

export default island('components/Films', Films);
