import { useState } from 'react';
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
        This video cannot be played here. <a href={url}>Open the video</a>
      </p>
    );
  }
  return (
    <>
      <VideoPlayer url={url} title={title} poster={poster} onFailed={() => setFailed(true)} />
      <p className="film-elsewhere">
        Does it not play? <a href={url}>Open the video</a>
      </p>
    </>
  );
}

export default island('gallery/Film', Film);
