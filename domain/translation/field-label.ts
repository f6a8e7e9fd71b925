/** The names of fields by their English ones, and that of a text in a list, or in a block of a page. */
export interface FieldLabels {
  labels: Readonly<Record<string, string>>;
  /** The label of an entry of the settings: `Fun facts: label 2`. */
  labelInList(list: string, place: number): string;
  /** A text of an entry in a list: `Buttons: label 2`. */
  textInList(list: string, text: string, place: number): string;
  /** A text of a block: `3. Call to action: Title`. */
  textInBlock(place: number, block: string, text: string): string;
}

/** A text of an entry in a list, by its English name. */
const inList = /^([^:]+): (.+) (\d+)$/;

/** A text of a block, by its English name. */
const inBlock = /^(\d+)\. ([^:]+): (.+)$/;

/** With a capital: within a list a label begins with a small letter. */
const alone = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** The name of a field in these words, by its English one. */
export function fieldLabel(words: FieldLabels, label: string): string {
  const { labels, labelInList, textInList, textInBlock } = words;
  const [, block, type = '', text = ''] = inBlock.exec(label) ?? [];
  if (block !== undefined) return textInBlock(Number(block), labels[type] ?? type, fieldLabel(words, text));
  const [, list = '', within = '', place] = inList.exec(label) ?? [];
  if (place === undefined) return labels[label] ?? label;
  const name = labels[list] ?? list;
  if (within === 'label') return labelInList(name, Number(place));
  return textInList(name, (labels[alone(within)] ?? within).toLowerCase(), Number(place));
}
