const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters XML cannot contain, not even escaped. */
const unsayable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as the content of an element or an attribute. */
export const escapeXml = (text: string) =>
  text.replaceAll(unsayable, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
