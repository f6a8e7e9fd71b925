export const backToTheList = 'Subira ku rutonde';
export const thisRecordDoesNotExist =
  'Ibi ntibibaho. Bishobora kuba byarasibwe burundu, cyangwa aderesi yanditswe nabi.';
export const openTheTrash = 'Reba ibyasibwe';
export const itIsInTheTrash = 'Biri mu byasibwe. Mubigarure kugira ngo mubihindure.';
