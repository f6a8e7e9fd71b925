export const title = 'Gusubiza inyuma ibyo konti yakoze';
export const subtitle = 'Muhitemo konti n’igihe kitarenze amasaha 24. Murabanza kubona icyahindutse cyose.';
export const onlySuperusers = 'Umuyobozi mukuru ni we wenyine usubiza inyuma ibyo abandi bakoze. Mubimusabe.';
export const backToLog = 'Ibyakozwe';
export const whose = 'Ibyahinduwe na nde, ryari';
export const account = 'Konti';
export const chooseAccount = 'Muhitemo konti';
export const from = 'Guhera';
export const to = 'Kugeza';
export const timesIn = (zone: string) => `Ku isaha: ${zone}.`;
export const showChanges = 'Erekana ibyahindutse';
export const looking = 'Birimo gushakwa...';
export const notLooked = 'Ibyahindutse ntibyashoboye kuboneka.';
export const accountsNotLoaded = (reason: string) => `Konti ntizashoboye gufunguka. ${reason}`;
export const tryAgain = 'Ongera ugerageze';
export const loadingChanges = 'Ibyahindutse birimo gushakwa...';
export const read = (done: number, all: number) => `Byasomwe: ${done} kuri ${all}`;
export const nothing = 'Muri icyo gihe iyi konti nta cyo yahinduye gishobora gusubizwa inyuma.';

export const changes = 'Ibyasubizwa inyuma';
export const changesHint = (count: number) => `Ibisubira uko byari bimeze: ${count}.`;
export const noneOpen = 'Nta cyo gusubiza inyuma.';
export const asked = 'Ibyahinduwe n’undi nyuma';
export const askedHint = 'Ibi biguma uko biri, keretse mubishyizeho akamenyetso: ibyanditswe nyuma na byo birabikwa.';
export const anyway = (name: string) => `Subiza inyuma uko byagenda kose: ${name}`;
export const since = (person: string | null, moment: string) => `Byahinduwe na ${person ?? 'umuntu utazwi'}, ${moment}`;
export const impossible = 'Ibidashobora gusubizwa inyuma hano';
export const showMore = (count: number) => `Erekana ibindi ${count}`;
export const record = (kind: string, name: string) => `${kind}: ${name}`;
export const numbered = (record: string) => `nimero ${record}`;
export const did = {
  create: 'Byarakozwe. Bijya mu byasibwe.',
  change: (fields: string) => `Byarahinduwe. Bisubira uko byari: ${fields}.`,
  delete: 'Byashyizwe mu byasibwe. Biragaruka.',
  deletedAndChanged: (fields: string) =>
    `Byarahinduwe bishyirwa mu byasibwe. Biragaruka, bisubira uko byari: ${fields}.`,
};
export const compare = 'Mbere n’ubu';

export const notUndone = 'Ibidasubizwa inyuma';
export const notUndoneHint =
  'Amafaranga yanditswe, imeyili zoherejwe n’ibyasibwe burundu biguma uko biri. Ibindi iyi konti yakoze, nk’uko byanditswe:';
export const notUndoneAlone = 'Amafaranga yanditswe, imeyili zoherejwe n’ibyasibwe burundu biguma uko biri.';
export const counted = (action: string, kind: string, count: number) => `${action}, ${kind}: ${count}`;
export const othersNotLoaded = (reason: string) => `Ibindi konti yakoze ntibyashoboye gufunguka. ${reason}`;

export const undo = (count: number) => `Subiza inyuma ibyahindutse (${count})`;
export const undoHint = 'Ibisubijwe inyuma byose birabikwa kandi bikandikwa. Mushobora kubisubizaho mu buryo bumwe.';
export const progress = (done: number, all: number) => `Byakozwe: ${done} kuri ${all}`;
export const stop = 'Hagarika';
export const goOn = 'Komeza';
export const stopped = (reason: string) => `Byahagaze. ${reason} Ibyasubijwe inyuma mbere biguma bityo.`;
export const results = 'Ibyavuyemo';
export const undone = (count: number) => `Ibyasubiye uko byari bimeze: ${count}.`;
export const refused = (count: number) => `Ibitasubijwe inyuma: ${count}.`;
export const outcomes = { undone: 'Byasubijwe inyuma.', same: 'Byari bisanzwe bimeze nka mbere.' };
export const leftOut = (field: string, reason: string) => `Biguma uko biri: ${field}. ${reason}`;
export const allResults = 'Ibyavuyemo byose';
export const lookAgain = 'Ongera urebe';
