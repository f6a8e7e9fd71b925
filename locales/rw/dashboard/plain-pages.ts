// The list
export const pages = 'Impapuro';
export const subtitle = 'Impapuro zifite inyandiko n’aderesi byazo.';
export const newPage = 'Urupapuro rushya';
export const search = 'Shakisha umutwe cyangwa aderesi';
export const reset = 'Kuraho ibyo mwahisemo';
export const loadingPages = 'Impapuro zirimo gufunguka...';
export const failedToLoadPages = 'Impapuro ntizashoboye gufunguka. Mwongere mugerageze.';
export const noPagesYet = 'Nta rupapuro ruraboneka';
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
  'Ikoreshwa muri aderesi yo kuri interineti, urugero: our-story cyangwa about/partners. Muhareke ubusa kugira ngo ikurwe mu mutwe.';
export const addressHint =
  'Ikoreshwa muri aderesi yo kuri interineti, urugero: our-story cyangwa about/partners. Iyo urupapuro rwatangajwe, aderesi ya kera ijyana ku nshya.';
export const mayNotMove = 'Nta burenganzira mufite bwo guhindura aderesi y’urupapuro rwatangajwe.';
export const publishing = 'Gutangaza';
export const mayNotPublish = 'Nta burenganzira mufite bwo gutangaza cyangwa gukura ku rubuga.';
/** `clock` says by which clock the time is meant. */
export const publishedDateHint = (clock: string) =>
  `Ni ${clock}. Muhareke ubusa kugira ngo rutangazwe ubu; nimushyiramo igihe kizaza, ruzatangazwa icyo gihe.`;
