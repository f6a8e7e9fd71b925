export const columns = 'Inkingi';
export const cancel = 'Reka';
/** `Aline, Jean na Marie`; before a vowel of a word that is no name `n’`. */
export const listed = (before: string, last: string) =>
  /^[aeiou]/.test(last) ? `${before} n’${last}` : `${before} na ${last}`;
/** People or things: the word fits both. */
export const listedAndMore = (names: string, more: number) => `${names}, hakiyongeraho ${more}`;
export const exportCsv = 'Manura CSV';
export const exportExcel = 'Manura Excel';
export const exporting = 'Birimo kumanurwa...';
export const select = (name: string) => `Toranya ${name}`;
export const actions = 'Ibyakorwa';
export const notFiltered = 'Nta cyo mwahisemo';
export const filteredBy = 'Ibyo mwahisemo:';
export const titleIs = (title: string) => `Umutwe: ${title}`;
export const removeTheFilter = (filter: string) => `Kuraho icyo mwahisemo: ${filter}`;
export const rowsPerPage = 'Imirongo ku rupapuro';
/** Before the number of them. */
export const rows = 'Imirongo';
export const filters = 'Hitamo ibyo mushaka';
export const filtersSet = (count: number) => `Ibyo mwahisemo (${count})`;
export const filterIsSet = 'icyo mwahisemo kirakoreshwa';
export const filtersAreSet = 'ibyo mwahisemo birakoreshwa';
export const pages = 'Impapuro';
export const firstPage = 'Urupapuro rwa mbere';
export const page = (place: number) => `Urupapuro rwa ${place}`;
export const lastPage = 'Urupapuro rwa nyuma';
export const previous = 'Urwabanje';
export const pageOf = (page: number, pages: number) => `${page} muri ${pages}`;
export const next = 'Urukurikira';
export const deleteOne = (name: string) => `Siba ${name}`;
export const deleteShort = 'Siba';
export const restoreOne = (name: string) => `Garura ${name}`;
export const restoreShort = 'Garura';
export const editOne = (name: string) => `Hindura ${name}`;
export const editShort = 'Hindura';
export const moreActions = 'Ibindi';
export const search = 'Shakisha';
export const inTheTrash = (label: string) => `${label}: ibyasibwe`;
export const theTrashIsEmpty = 'Nta byasibwe bihari';
export const trashHint = 'Ibisibwe biguma hano iminsi 30, kandi bishobora kugarurwa.';
export const countInTheTrash = (label: string, count: number) => `${label}: ibyasibwe ni ${count}. Bibikwa iminsi 30.`;
export const deleted = 'Igihe byasibwe';
export const by = (person: string) => `na ${person}`;
export const tryAgain = 'Ongera ugerageze';
/** Takes out the search and all filters. */
export const clear = 'Kuraho';
export const noMatchHint =
  'Mugerageze amagambo make cyangwa andi, cyangwa mukureho ibyo mwashakishije n’ibyo mwahisemo.';
/** A filter as a part of a sentence: `status is Draft`. */
export const is = (label: string, value: string) => `${label.toLowerCase()} ni ${value}`;
export const withText = (text: string) => `harimo “${text}”`;
/** The records that the search and the filters leave, and by which. */
export const narrowed = (found: number, count: number, by: string) => `Herekanwe ${found} muri ${count}: ${by}`;
/** Labels of fields after each other, as the first of them is written at the beginning of a label. */
export const searchIn = (fields: string) => `Shakisha muri: ${fields.toLowerCase()}`;
export const keyboard = 'Mwandikisho';
export const toTheNextRow = 'Jya ku murongo ukurikira';
export const toThePreviousRow = 'Jya ku murongo ubanza';
export const openTheRow = 'Fungura umurongo';
export const closeTheDetails = 'Funga ibisobanuro';
export const selectTheRow = 'Hitamo umurongo';
export const selectTheRowsBetween = 'Hitamo imirongo yose uhereye ku wo waherukaga guhitamo';
export const deleteTheSelected = 'Siba imirongo yahiswemo';
export const showTheseKeys = 'Erekana izi buto';
/** As it is written on the key. */
export const enterKey = 'Enter';
export const escapeKey = 'Esc';
export const spaceKey = 'Space';
/** As it is written on the key. */
export const deleteKey = 'Delete';
export const sortBy = 'Tondeka ukurikije';
export const oneLeftAsItWas = '1 cyagumye uko kiri:';
export const leftAsTheyWere = (count: number) => `${count} byagumye uko biri:`;
/** One of them, and the reason. */
export const leftBecause = (name: string, why: string) => `${name}: ${why}`;
export const close = 'Funga';
export const deleteForGood = 'Siba burundu';
export const moveOneRecord = 'Gushyira ikintu 1 mu byasibwe?';
export const moveRecordsToTheTrash = (count: number) => `Gushyira ibintu ${count} mu byasibwe?`;
export const canBeRestored = (names: string, affected: string) =>
  `${names}. ${affected} Bishobora kugarurwa mu minsi 30.`;
export const keepThem = 'Bigumeho';
export const moveToTheTrash = 'Shyira mu byasibwe';
export const trash = 'Ibyasibwe';
export const bothOf = (all: string, trash: string) => `${all} n’${trash.toLowerCase()}`;
export const thisAlsoDeletes = (names: string) => `Ibi na byo bizasibwa: ${names}.`;
export const records = (count: number) => `ibintu ${count}`;
export const quoted = (name: string) => `«${name}»`;
export const deleteForGoodQuestion = (name: string) => `Gusiba ${name} burundu?`;
export const thisCannotBeUndone = (names: string, alsoDeleted: string) =>
  `${names} ${alsoDeleted} Ntimushobora kubigarura.`;
export const keepIt = 'Kigumeho';
export const whyForGood = 'Impamvu';
export const whyForGoodHint = 'Buri wese ubona urutonde rw’ibyakozwe ashobora kuyisoma. Ntimuvuge amazina y’abantu.';
export const deleteOneForGood = (name: string) => `Siba ${name} burundu`;
export const selectAllOnThisPage = 'Toranya byose kuri uru rupapuro';
export const selected = 'Ibyatoranyijwe';
export const ofSelected = (chosen: number, all: number) => `${chosen} kuri ${all} byatoranyijwe`;
export const selectNone = 'Kuraho ibyatoranyijwe';
export const doneOf = (done: number, all: number) => `${done} kuri ${all}`;
export const movedToTheTrash = (one: string, name: string) => `${one} «${name}»: byashyizwe mu byasibwe.`;
export const restored = (one: string, name: string) => `${one} «${name}»: byagaruwe.`;
export const severalMoved = (count: string) => `${count} byashyizwe mu byasibwe.`;
export const severalDeleted = (count: string) => `${count} byasibwe burundu.`;
export const severalRestored = (count: string) => `${count} byagaruwe.`;
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const active = 'Birakora';
export const inactive = 'Ntibikora';
export const ascending = (header: string) => `${header} ↑`;
export const descending = (header: string) => `${header} ↓`;

// Before something is deleted that is used elsewhere
export const usedQuestion = (name: string) => `Gusiba «${name}»?`;
export const usedOn = (count: number) => (count === 1 ? 'Bikoreshwa ahantu 1:' : `Bikoreshwa ahantu ${count}:`);
export const andMore = (count: number) => `n’ahandi ${count}`;
export const usedHint = 'Abasura urubuga ntibazongera kubihabona. Mushobora kubigarura mu minsi 30.';
