/** The names of fields by their English ones, and that of a text of an entry in a list; `field` is left out of a label. */
export interface FieldLabels {
  labels: Readonly<Record<string, string>>;
  labelInList(list: string, place: number, field?: string): string;
}

/** A text of an entry, by its English name: `Fun facts: label 3`. */
const inList = /^([^:]+): ([^:]+) (\d+)$/;

/** The name of a field in these words, by its English one. */
export function fieldLabel({ labels, labelInList }: FieldLabels, label: string): string {
  const [, list = '', field = '', place] = inList.exec(label) ?? [];
  if (place === undefined) return labels[label] ?? label;
  const said = labels[list] ?? list;
  if (field === 'label') return labelInList(said, Number(place));
  const [, worded = field] = Object.entries(labels).find(([name]) => name.toLowerCase() === field) ?? [];
  return labelInList(said, Number(place), worded.toLowerCase());
}
