import { useState } from 'react';
import * as words from '#locale/gallery.ts';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { island } from '../island.tsx';

interface FilmProps {
  url: string;
  title: string;
  /** Shown until the film begins. */
  poster?: string | undefined;
}

/** A film in its player. Where it cannot be played it says so; its own address is there for every case. */
function Film({ url, title, poster }: FilmProps) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p role="alert" className="film-failed">
        {words.thisVideoCannotBePlayed} <a href={url}>{words.openTheVideo}</a>
      </p>
    );
  }
  return (
    <>
      <VideoPlayer url={url} title={title} poster={poster} onFailed={() => setFailed(true)} />
      <p className="film-elsewhere">
        {words.doesItNotPlay} <a href={url}>{words.openTheVideo}</a>
      </p>
    </>
  );
}

export default island('gallery/Film', Film);
