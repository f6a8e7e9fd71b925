import { RichText } from '../../ui/RichText.tsx';
import { useLed } from '../page-leads.ts';
import Films from './Films.island.tsx';
import { withOwnLinks } from './own-links.ts';

interface VisitorTextProps {
  /** As the API gives it. */
  html: string;
  className?: string;
  lang?: string | undefined;
}

/** A text that staff wrote, with what plays the films in it. */
export function VisitorText({ html, className, lang }: VisitorTextProps) {
  const led = useLed();
  return (
    <>
      <RichText html={withOwnLinks(html, led)} {...(className === undefined ? {} : { className })} lang={lang} />
      {html.includes('<figure class="film">') ? <Films /> : null}
    </>
  );
}
