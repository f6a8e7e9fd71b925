import { useEffect } from 'react';
import * as words from '#locale/components.ts';
import { filmPlayer } from '../../../domain/video.ts';
import { island } from '../island.tsx';
import { isPlainClick } from './plain-click.ts';

/** An address of our own films. */
const ownFilm = /^\/media\/[\w-]+\.(?:mp4|webm)$/;

function playerOf(link: HTMLAnchorElement): HTMLElement | null {
  const player = filmPlayer(link.href);
  if (player !== null) {
    const frame = document.createElement('iframe');
    frame.src = `${player}?autoplay=1`;
    frame.title = link.textContent;
    frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    return frame;
  }
  if (link.origin !== location.origin || !ownFilm.test(link.pathname)) return null;
  const video = Object.assign(document.createElement('video'), { src: link.href, controls: true, autoplay: true });
  // A film that cannot be played is replaced by its link again, which then opens it.
  video.addEventListener('error', () => {
    link.dataset.failed = '';
    link.textContent = words.videoCannotBePlayed(link.textContent);
    video.replaceWith(link);
  });
  return video;
}

/** Plays the films of a text in their places. Without it, their links lead to where they are. */
function Films() {
  useEffect(() => {
    const start = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('.rich-text > .film > a');
      if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement) || link.dataset.failed === '') return;
      const player = playerOf(link);
      if (player === null) return;
      event.preventDefault();
      link.replaceWith(player);
      player.focus();
    };
    document.addEventListener('click', start);
    return () => document.removeEventListener('click', start);
  }, []);
  return null;
}

export default island('components/Films', Films);
