export const backToTheList = 'Subira ku rutonde';
export const thisRecordDoesNotExist =
  'Ibi ntibibaho. Bishobora kuba byarasibwe burundu, cyangwa aderesi yanditse nabi.';
export const openTheTrash = 'Fungura igitebo';
export const itIsInTheTrash = 'Biri mu gitebo. Mubigarure kugira ngo mubihindure.';
