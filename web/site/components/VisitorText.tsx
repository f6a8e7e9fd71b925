import { RichText } from '../../ui/RichText.tsx';
import Films from './Films.island.tsx';
import { withOwnLinks } from './own-links.ts';

interface VisitorTextProps {
  /** As the API gives it. */
  html: string;
  className?: string;
}

/** A text that staff wrote, with what plays the films in it. */
export function VisitorText({ html, className }: VisitorTextProps) {
  return (
    <>
      <RichText html={withOwnLinks(html)} {...(className === undefined ? {} : { className })} />
      {html.includes('<figure class="film">') ? <Films /> : null}
    </>
  );
}
