/** The names of fields by their English ones, and that of a label in a list of the settings. */
export interface FieldLabels {
  labels: Readonly<Record<string, string>>;
  labelInList(list: string, place: number): string;
}

/** A label in a list of the settings, by its English name. */
const inList = /^(.+): label (\d+)$/;

/** The name of a field in these words, by its English one. */
export function fieldLabel({ labels, labelInList }: FieldLabels, label: string): string {
  const [, list = '', place] = inList.exec(label) ?? [];
  return place === undefined ? (labels[label] ?? label) : labelInList(labels[list] ?? list, Number(place));
}
