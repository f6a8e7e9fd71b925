const grouped = new Intl.NumberFormat('en-GB');

/** `1,203`. */
export const showNumber = (number: number) => grouped.format(number);
