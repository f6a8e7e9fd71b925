import { readHtml, withoutMarks } from '../html/read.ts';

const PARAGRAPH = '\n\n';
const POINT = '\n- ';
const CELL = ' | ';

/** White space of the HTML behind one of these says nothing. */
const marks = new Set([PARAGRAPH, POINT, CELL, '\n']);

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre details div table caption figure figcaption'.split(' '),
);

const lines = new Set(['tr', 'dt', 'dd', 'summary']);

/** An address as people write it. */
const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');

/** Collects the text of a campaign from a parser's events. */
class Campaign {
  readonly #said: string[] = [];
  /** The link that is being read, and where its words begin. */
  #link: { href: string; from: number } | undefined;

  get text(): string {
    return this.#said.join('');
  }

  onopentag(name: string, { href, alt = '' }: Record<string, string>): void {
    if (name === 'a') this.#link = href === undefined ? undefined : { href, from: this.#said.length };
    else if (name === 'img' && alt !== '') this.#said.push(`[${alt}]`);
    else if (name === 'br') this.#said.push('\n');
    else if (name === 'hr') this.#said.push(PARAGRAPH, '* * *', PARAGRAPH);
    else if (name === 'li') this.#said.push(POINT);
    else if (blocks.has(name) && !(name === 'p' && this.#said.at(-1) === POINT)) this.#said.push(PARAGRAPH);
  }

  ontext(text: string): void {
    if (text.trim() === '' && marks.has(this.#said.at(-1) ?? PARAGRAPH)) return;
    this.#said.push(text.replaceAll(/\s/g, ' '));
  }

  onclosetag(name: string): void {
    if (name === 'a') this.#endLink();
    else if (name === 'td' || name === 'th') this.#said.push(CELL);
    else if (name === 'li') this.#takeBack(PARAGRAPH);
    else if (lines.has(name)) {
      this.#takeBack(CELL);
      this.#said.push('\n');
    } else if (blocks.has(name)) this.#said.push(PARAGRAPH);
  }

  #takeBack(mark: string): void {
    if (this.#said.at(-1) === mark) this.#said.pop();
  }

  /** Says where a link leads, unless its words say so already. */
  #endLink(): void {
    if (!this.#link) return;
    const { href, from } = this.#link;
    this.#link = undefined;
    if (bare(this.#said.slice(from).join('')) !== bare(href)) this.#said.push(` (${href})`);
  }
}

/** A campaign as plain text: paragraphs apart, list items with a dash, links with their address. */
export function campaignText(html: string): string {
  const campaign = new Campaign();
  const isWhole = readHtml(html, {
    onopentag: (name, attributes) => campaign.onopentag(name, attributes),
    ontext: (text) => campaign.ontext(text),
    onclosetag: (name) => campaign.onclosetag(name),
  });
  return (isWhole ? campaign.text : withoutMarks(html))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, PARAGRAPH)
    .trim();
}
