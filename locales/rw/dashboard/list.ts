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
export const filters = 'Hitamo ibyo mushaka';
export const filtersSet = (count: number) => `Ibyo mwahisemo (${count})`;
export const filterIsSet = 'icyo mwahisemo kirakoreshwa';
export const filtersAreSet = 'ibyo mwahisemo birakoreshwa';
export const pages = 'Impapuro';
export const firstPage = 'Urupapuro rwa mbere';
export const previousPage = 'Urupapuro rwabanje';
export const page = (place: number) => `Urupapuro rwa ${place}`;
export const nextPage = 'Urupapuro rukurikira';
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
export const countInTheTrash = (label: string, count: number) => `${label}: ibyasibwe ni ${count}. Bibikwa iminsi 30.`;
export const deleted = 'Igihe byasibwe';
export const by = (person: string) => `na ${person}`;
export const tryAgain = 'Ongera ugerageze';
export const clearSearchAndFilters = 'Kuraho ibyo mwashakishije n’ibyo mwahisemo';
export const keysBetweenRows = <Part>(next: Part, previous: Part) => [
  'Mukoreshe utwambi, cyangwa ',
  next,
  ' na ',
  previous,
  ', mwimuke hagati y’imirongo',
];
export const keysAndDeletion = <Part>(next: Part, previous: Part, deletion: Part) => [
  ...keysBetweenRows(next, previous),
  '; mukoreshe ',
  deletion,
  ' musibe ibyatoranyijwe',
];
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
export const ascending = (header: string) => `${header}, uhereye ku bito`;
export const descending = (header: string) => `${header}, uhereye ku binini`;
