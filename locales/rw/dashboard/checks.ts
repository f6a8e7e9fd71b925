// What a reader would stumble over, beside what is written
export const nothingToMend = 'Nta cyo gukosora.';
export const toLookAt = (count: number) => `Ibyo kureba: ${count}`;
export const showAll = (count: number) => `Erekana byose (${count})`;

// The pictures
export const noDescription = (number: number) => `Ifoto ya ${number} nta bisobanuro ifite by’abatayibona.`;
export const describedByFile = (number: number, name: string) =>
  `Ibisobanuro by’ifoto ya ${number} ni izina rya dosiye: «${name}».`;
export const weighs = (size: string) =>
  `Kuri telefone uru rupapuro rutwara hafi ${size}. Amafoto mato cyangwa make azigama interineti y’abasura urubuga.`;
export const manyPictures = (count: number) =>
  `Iyi nyandiko irimo amafoto ${count}. Buri foto itwara interineti y’abasura urubuga.`;

// The headings
export const noHeading = (count: number) =>
  `Amagambo ${count} nta mutwe n’umwe urimo. Imitwe ifasha abasoma kubona ibyo bashaka.`;
export const emptyHeading = 'Hari umutwe utarimo amagambo.';
/** `level` is the name of the right one in the toolbar. */
export const headingTooSmall = (heading: string, level: string) =>
  `Umutwe «${heading}» wasimbutse urwego. Muhitemo «${level}».`;

// The links
export const noWords = 'Hari ihuza ridafite amagambo.';
export const onlySigns = (written: string) => `Ihuza «${written}» nta magambo rifite.`;
export const vague = (written: string) => `Ihuza «${written}» ntirivuga aho ryerekeza.`;
export const bareAddress = (written: string) => `Ihuza «${written}» ni aderesi. Muvuge mu magambo ibiriyo.`;
export const twoAddresses = (written: string) =>
  `Amahuza afite amagambo «${written}» yerekeza kuri aderesi zitandukanye.`;

// The sentences
export const longSentences = (count: number, first: string) =>
  count === 1
    ? `Hari interuro irengeje amagambo 30: «${first}»`
    : `Interuro ${count} zirengeje amagambo 30. Iya mbere: «${first}»`;
export const longParagraphs = (count: number, first: string) =>
  count === 1
    ? `Hari igika kirengeje amagambo 150: «${first}»`
    : `Ibika ${count} birengeje amagambo 150. Icya mbere: «${first}»`;
export const inCapitals = (written: string) => `Amagambo yanditse mu nyuguti nkuru gusa asomwa bigoranye: «${written}»`;

// Beside the text
export const longTitle = (length: number, most: number) =>
  `Umutwe ufite inyuguti ${length}. Urubuga rw’ishakiro rwerekana hafi ${most}.`;
export const missing = {
  description: 'Nta bisobanuro birimo. Imbuga z’ishakiro zibyerekana munsi y’umutwe.',
  excerpt: 'Nta ncamake irimo. Imbuga z’ishakiro ziyerekana munsi y’umutwe.',
};
/** `inIt` is “in French”. */
export const translation = {
  missing: (inIt: string) => `Abasura urubuga ntibarabasha kubisoma ${inIt}.`,
  draft: (inIt: string) => `Inyandiko yo ${inIt} ntiratangazwa.`,
  outdated: (inIt: string) => `Inyandiko yo ${inIt} ishaje kurusha iyi.`,
};
