// The list
export const pages = 'Impapuro';
export const subtitle = 'Impapuro zifite inyandiko n’aderesi byazo.';
export const newPage = 'Urupapuro rushya';
export const newPageLikeThis = 'Urupapuro rushya rusa n’uru';
export const search = 'Shakisha umutwe cyangwa aderesi';
export const loadingPages = 'Impapuro zirimo gufunguka...';
export const failedToLoadPages = 'Impapuro ntizashoboye gufunguka. Mwongere mugerageze.';
export const noPagesYet = 'Nta rupapuro ruraboneka';
export const noPagesHint = 'Mwongereho urupapuro rw’ibitari ku zindi mpapuro, nk’uburyo bwo kuba umukorerabushake.';
export const writeTheFirst = 'Andika urupapuro rwa mbere';
export const noMatch = 'Nta rupapuro ruhuye n’ibyo mushaka.';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Impapuro, kuva ku rwa ${first} kugeza ku rwa ${last}, muri ${count} · Urupapuro rwa ${page} muri ${pages}`;
export const title = 'Umutwe';
export const status = 'Uko ruhagaze';
export const draftsAndPublished = 'Izitaratangazwa n’izatangajwe';
export const published = 'Igihe rwatangajwe';
export const notPublished = 'Ntiruratangazwa';
export const lastChanged = 'Igihe ruheruka guhindurwa';
/** The noun for one of them at the beginning of a sentence. */
export const pageNoun = 'Urupapuro';

// Below the list: what visitors searched for
export const searchedAndNotFound = 'Byashakishijwe ntibiboneke';
export const missedWordsHint =
  'Amagambo abasura urubuga bashakishije ariko atari mu nyandiko n’imwe. Urupapuro ruyakoresheje ruzaboneka. Habarwa ijambo rimwe rimwe gusa; uwashakishije ntiyandikwa.';
export const nothingMissed = 'Nta muntu urashakisha ijambo ritari ku rubuga.';
export const loadingMissed = 'Amagambo arimo gufunguka...';
export const failedToLoadMissed = 'Amagambo ntiyashoboye gufunguka. Mwongere mugerageze.';
export const tryAgain = 'Mwongere mugerageze';
export const onDays = (count: number) => (count === 1 ? 'umunsi 1' : `iminsi ${count}`);
export const lastSearched = 'riheruka ku wa';
export const removeWord = 'Kuraho';
export const removeOneWord = (word: string) => `Kuraho ${word}`;
export const wordRemoved = (word: string) => `«${word}» ntirikiri ku rutonde.`;
export const wordListedAgain = (word: string) => `«${word}» ryagarutse ku rutonde.`;

// The form
export const newPageSubtitle = 'Urupapuro rufite inyandiko n’aderesi byarwo.';
export const editPage = 'Hindura urupapuro';
export const loadingPage = 'Urupapuro rurimo gufunguka...';
export const pageNotLoaded = 'Urupapuro ntirwashoboye gufunguka';
export const savePage = 'Bika urupapuro';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Urupapuro ntirwabitswe. Mwongere mugerageze.';
export const pageSaved = (title: string) => `Urupapuro «${title}» rwabitswe.`;
export const page = 'Urupapuro';
export const newAddressHint =
  'Ikoreshwa muri aderesi yo kuri interineti, urugero: amateka-yacu cyangwa abo-turi-bo/abafatanyabikorwa. Muhareke ubusa kugira ngo ikurwe mu mutwe.';
export const addressHint =
  'Ikoreshwa muri aderesi yo kuri interineti, urugero: amateka-yacu cyangwa abo-turi-bo/abafatanyabikorwa. Iyo urupapuro rwatangajwe, aderesi ya kera ijyana ku nshya.';
export const mayNotMove = 'Nta burenganzira mufite bwo guhindura aderesi y’urupapuro rwatangajwe.';
export const publishing = 'Gutangaza';
export const mayNotPublish = 'Nta burenganzira mufite bwo gutangaza cyangwa gukura ku rubuga.';
/** `clock` says by which clock the time is meant. */
export const publishedDateHint = (clock: string) =>
  `Ni ${clock}. Muhareke ubusa kugira ngo rutangazwe ubu; nimushyiramo igihe kizaza, ruzatangazwa icyo gihe.`;
