import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { TextLink } from '../components/TextLink.tsx';

interface PurposeProps {
  id: string;
  title: string;
  text: string;
  link: string;
  address: string;
  picture: PictureSource;
  /** Words on the right, picture on the left. */
  turned?: boolean;
  className: string;
}

/** Half words, half picture. */
export function Purpose({ id, title, text, link, address, picture, turned = false, className }: PurposeProps) {
  return (
    <section aria-labelledby={id} className={`grid text-chalk md:grid-cols-2 ${className}`}>
      <div className={`purpose-text ${turned ? 'purpose-turned md:order-last' : ''}`}>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-5 max-w-reading text-lead">{text}</p>
        <TextLink href={address} className="mt-5">
          {link}
        </TextLink>
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="h-full w-full object-cover max-md:order-first max-md:aspect-4/3 md:min-h-112"
      />
    </section>
  );
}
