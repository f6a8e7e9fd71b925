import { youtubePlayer, youtubeVideoId } from '../../../domain/video.ts';

interface VideoPlayerProps {
  url: string;
  title: string;
  /** Shown until the film begins. */
  poster?: string | undefined;
}

/** Plays a video: one of YouTube's in its player without cookies, any other in the browser's own. */
export function VideoPlayer({ url, title, poster }: VideoPlayerProps) {
  const videoId = youtubeVideoId(url);
  if (videoId === null) {
    // biome-ignore lint/a11y/useMediaCaption: staff give the address of a film, and no captions with it
    return <video src={url} poster={poster} controls autoPlay playsInline className="player" />;
  }
  return (
    <iframe
      src={`${youtubePlayer(videoId)}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      className="player"
    />
  );
}
