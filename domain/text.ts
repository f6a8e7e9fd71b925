/** Cuts a text to `most` characters and puts an ellipsis behind a cut one. Never splits an emoji in two. */
export function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
