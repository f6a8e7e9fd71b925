const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A link as text: its words, and where it leads unless the words say so already. */
function linkText(href: string, words: string): string {
  const bare = (text: string) => text.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return bare(href) === bare(words) ? words : `${words} (${href})`;
}

/**
 * A letter for those who read mail without HTML: paragraphs apart, points of a list with a dash, links with their
 * address. It takes sanitised HTML, in which every attribute stands in double quotes.
 */
export function letterText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) => linkText(href, words))
    .replaceAll(/<img\b[^>]*?alt="([^"]+)"[^>]*>/g, '[$1]')
    .replaceAll(/<br\b[^>]*> ?/g, '\n')
    .replaceAll(/<hr\b[^>]*>/g, '\n\n* * *\n\n')
    .replaceAll(/ ?<li\b[^>]*> ?(?:<p>)?/g, '\n- ')
    .replaceAll(/(?:<\/p>)? ?<\/li>/g, '')
    .replaceAll(/<\/t[dh]>(?=<t[dh]\b)/g, ' | ')
    .replaceAll(/<\/(?:tr|dt|dd|summary)>/g, '\n')
    .replaceAll(/<\/?(?:p|h[1-6]|[uod]l|blockquote|pre|details|div|table|caption|figure|figcaption)\b[^>]*>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
