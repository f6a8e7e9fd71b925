// What a reader would stumble over, beside what is written
export const nothingToMend = 'Nothing to mend.';
export const toLookAt = (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`);
export const showAll = (count: number) => `Show all ${count}`;

// The pictures
export const noDescription = (number: number) => `Picture ${number} has no description for people who cannot see it.`;
export const describedByFile = (number: number, name: string) =>
  `The description of picture ${number} is the name of a file: “${name}”.`;
export const weighs = (size: string) =>
  `This page loads about ${size} on a phone. Smaller or fewer pictures save visitors’ data.`;
export const manyPictures = (count: number) => `This text has ${count} pictures. Each one uses visitors’ data.`;

// The headings
export const noHeading = (count: number) => `${count} words without a heading. Headings help readers find their way.`;
export const emptyHeading = 'A heading has no words.';
/** `level` is the name of the right one in the toolbar. */
export const headingTooSmall = (heading: string, level: string) =>
  `The heading “${heading}” leaves out a size. Choose “${level}”.`;

// The links
export const noWords = 'A link has no words.';
export const onlySigns = (written: string) => `The link “${written}” has no words.`;
export const vague = (written: string) => `The link “${written}” does not say where it leads.`;
export const bareAddress = (written: string) => `The link “${written}” is an address. Say in words what is there.`;
export const twoAddresses = (written: string) => `Links with the words “${written}” lead to different addresses.`;

// The sentences
export const longSentences = (count: number, first: string) =>
  count === 1
    ? `A sentence is longer than 30 words: “${first}”`
    : `${count} sentences are longer than 30 words. The first one: “${first}”`;
export const longParagraphs = (count: number, first: string) =>
  count === 1
    ? `A paragraph is longer than 150 words: “${first}”`
    : `${count} paragraphs are longer than 150 words. The first one: “${first}”`;
export const inCapitals = (written: string) => `Words in capitals are hard to read: “${written}”`;

// Beside the text
export const longTitle = (length: number, most: number) =>
  `The title has ${length} characters. Search engines show about ${most}.`;
export const missing = {
  description: 'The description is empty. Search engines show it below the title.',
  excerpt: 'The excerpt is empty. Search engines show it below the title.',
};
/** `inIt` is “in French”. */
export const translation = {
  missing: (inIt: string) => `Visitors cannot read this ${inIt} yet.`,
  draft: (inIt: string) => `The text ${inIt} is still a draft.`,
  outdated: (inIt: string) => `The text ${inIt} is older than this one.`,
};
