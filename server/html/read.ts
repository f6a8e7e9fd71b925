import { type Handler, Parser } from 'htmlparser2';

/** Maximum depth of nested elements, which no real text reaches. Beyond it the parser's work would grow faster than the text. */
const TOO_DEEP = 1000;

/** Walks through HTML, however ill-formed, as a browser would. False if it stopped because of too many levels. */
export function readHtml(
  html: string,
  met: Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'oncomment' | 'onclosetag'>,
) {
  let depth = 0;
  const parser = new Parser({
    ...met,
    onopentag(...opened) {
      depth += 1;
      if (depth > TOO_DEEP) parser.pause();
      met.onopentag?.(...opened);
    },
    onclosetag(...closed) {
      depth -= 1;
      met.onclosetag?.(...closed);
    },
  });
  parser.end(html);
  return depth <= TOO_DEEP;
}

/** The text of HTML that is nested too deeply to be parsed. */
export const withoutMarks = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ');
