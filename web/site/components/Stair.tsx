import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';

interface Step {
  id: string;
  title: ReactNode;
  text: ReactNode;
  picture: PictureSource;
  /** The page that the step links to. */
  href?: string | undefined;
}

/** A few steps that climb to the right, each with its picture, title and sentence. */
export function Stair({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="stair">
      {steps.map(({ id, title, text, picture, href }) => (
        <li key={id} className="stair-step">
          <div className="stair-picture">
            <Picture picture={picture} sizes="(min-width: 64rem) 18rem, 7rem" className="size-full object-cover" />
          </div>
          <div className="stair-text">
            <h3 className="text-subheading">
              {href === undefined ? (
                title
              ) : (
                <a href={href} className="stair-link">
                  {title}
                </a>
              )}
            </h3>
            <p className="mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
