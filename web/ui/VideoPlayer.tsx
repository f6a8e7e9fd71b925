import { filmPlayer } from '../../domain/video.ts';

interface VideoPlayerProps {
  url: string;
  title: string;
  /** Shown until the film begins. */
  poster?: string | undefined;
  /** Told when the browser's own player cannot play it; YouTube's says so itself. */
  onFailed?: () => void;
}

const look = 'block aspect-video max-h-[75svh] w-full border-0 bg-black';

/**
 * Plays a video at once: YouTube's in its player without cookies, Vimeo's in its own, any other in the browser's. It loads
 * from elsewhere as soon as it is rendered, so render it only when the visitor starts it.
 */
export function VideoPlayer({ url, title, poster, onFailed }: VideoPlayerProps) {
  const player = filmPlayer(url);
  if (player === null) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: staff give the address of a film, and no captions with it
      <video
        // One that came with the document may have failed before anybody listened.
        ref={(video) => {
          if (video?.error) onFailed?.();
        }}
        src={url}
        poster={poster}
        controls
        autoPlay
        playsInline
        onError={onFailed}
        className={look}
      />
    );
  }
  return (
    <iframe
      src={`${player}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      className={look}
    />
  );
}
