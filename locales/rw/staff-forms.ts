// The forms that staff make
export const form = 'Ifishi';
export const notLoaded = 'Ifishi yanze gufunguka. Mwongere mugerageze.';
export const choose = 'Hitamo';
export const isClosed = 'Iyi fishi yarafunzwe. Ahubwo mutwandikire.';
export const isFull = 'Iyi fishi yamaze kubona ibisubizo byose yashoboraga kwakira. Ahubwo mutwandikire.';
export const keptFor = (months: number) =>
  months === 1 ? 'Ibisubizo byanyu tubibika ukwezi kumwe.' : `Ibisubizo byanyu tubibika amezi ${months}.`;
