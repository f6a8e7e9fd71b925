import { Parser } from 'htmlparser2';

/** A page as somebody hears it who has it read out: each text in its language, and what search engines take of it. */
export interface SpokenPage {
  language: string;
  title: string;
  description: string;
  canonical: string;
  /** `fr https://…`: the same page in each language. */
  alternates: string[];
  /** `fr Bonjour`: the texts of the page, in their order, each after the language that it is marked with. */
  texts: string[];
  links: string[];
}

const silent = new Set(['script', 'style', 'noscript', 'template']);
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The texts of these attributes are read out, too. */
const spokenAttributes = ['alt', 'aria-label', 'placeholder', 'title'] as const;

export function spokenPage(html: string): SpokenPage {
  const page: SpokenPage = {
    ...{ language: '', title: '', description: '', canonical: '' },
    ...{ alternates: [], texts: [], links: [] },
  };
  const open: { name: string; language: string; isSilent: boolean }[] = [];
  const last = () => open.at(-1) ?? { name: '', language: '', isSilent: false };
  const say = (text: string, language: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') page.texts.push(`${language} ${words}`);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const language = attributes.lang ?? last().language;
      if (name === 'html') page.language = language;
      if (name === 'meta' && attributes.name === 'description') page.description = attributes.content ?? '';
      if (name === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href ?? '';
      if (name === 'link' && attributes.rel === 'alternate' && attributes.hreflang !== undefined)
        page.alternates.push(`${attributes.hreflang} ${attributes.href}`);
      for (const attribute of ['href', 'action'] as const)
        if (attributes[attribute] !== undefined) page.links.push(attributes[attribute]);
      const isSilent = last().isSilent || silent.has(name);
      if (!isSilent) for (const attribute of spokenAttributes) say(attributes[attribute] ?? '', language);
      if (!empty.has(name)) open.push({ name, language, isSilent });
    },
    ontext(text) {
      const { name, language, isSilent } = last();
      if (name === 'title' && open.some((one) => one.name === 'head')) page.title += text;
      else if (!isSilent) say(text, language);
    },
    onclosetag(name) {
      if (last().name === name) open.pop();
    },
  });
  parser.end(html);
  return page;
}
