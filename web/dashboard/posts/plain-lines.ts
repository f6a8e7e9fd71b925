/** Ends a line of the text, so that two paragraphs do not run into one word. */
const blockEnd = /<\/(?:p|h[2-4]|li|blockquote|figcaption)>|<br \/>|<hr \/>/g;

/** The plain text of HTML, a paragraph a line, with its pictures in words. It is only read: nothing in it is shown as HTML. */
export function plainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(blockEnd, '$&\n'), 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[Picture: ${picture.alt}]\n`);
  return body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}
