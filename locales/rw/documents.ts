export const thereAreNoDocuments = 'Nta nyandiko zo kumanura zihari muri iki gihe.';
export const aSavingsBoxWithThree =
  'Isanduku yo kwizigamira ifite ingufuri eshatu, imfunguzo zayo, ibiceri n’agatabo k’umunyamuryango kuzuye kashe';
export const documents = 'Inyandiko';
export const readPrintAndShareThem =
  'Muzisome, muzicape, muzisangize n’abandi. Mubona ubwoko n’ingano bya buri nyandiko mbere yo kuyimanura.';
export const failedToLoadDocuments = 'Inyandiko ntizashoboye gufunguka';
export const showingDocuments = (from: number, to: number, count: number) =>
  `Murareba inyandiko ${from}-${to} muri ${count}`;
export const pagesOfDocuments = 'Impapuro z’inyandiko';
export const documentsOf = (name: string) =>
  `Inyandiko za ${name} mushobora kumanura, buri nyandiko n’ubwoko, ingano n’itariki byayo.`;
export const download = (title: string, kind: string, size: string) => `${title}: manura, ${kind}, ${size}`;
/** The type of a file that has none. */
export const file = 'DOSIYE';
