export const trouble = (site: string, problem: string, since: string) =>
  `${problem}

Urubuga: ${site}
Kuva: ${since}

Mubibwire ushinzwe seriveri. Nta yindi imeyili ibivugaho muzabona mbere y’uko bikemuka.`;
export const wellSince = (since: string) => `Ikibazo cyari gihari kuva ${since}. Nta cyo musabwa gukora.`;

export const copySubject = (place: string) => `Kopi iri kuri ${place} ntirinda urubuga`;
export const copyWellSubject = (place: string) => `Kopi iri kuri ${place} yongeye gukora`;

export const archiveSubject = 'Ububiko bwa kopi z’amakuru ya PostgreSQL ntibukora';
export const archiveWellSubject = 'Ububiko bwa kopi z’amakuru ya PostgreSQL bwongeye gukora';

export const certificateSubject = 'Icyemezo cy’umutekano cy’urubuga kigiye kurangira';
export const certificate = (end: string) =>
  `Icyemezo cy’umutekano cy’urubuga kirangira ${end}. Cyagombaga kuba cyarongerewe igihe. Nyuma yaho, mushakisha zizajya zibuza abasura urubuga kwinjira.`;
export const certificateWellSubject = 'Icyemezo cy’umutekano cy’urubuga cyongerewe igihe';

export const housekeepingSubject = 'Urubuga ntirugisiba ibishaje';
export const housekeepingWellSubject = 'Urubuga rwongeye gusiba ibishaje';

export const updatesSubject = 'Seriveri ikeneye kuvugururwa ku mpamvu z’umutekano';
export const updatesWellSubject = 'Seriveri yavuguruwe';

export const mailWorksSubject = 'Imeyili zongeye gukora';
export const mailWorks = (since: string) =>
  `Kuva ${since}, urubuga ntirwashoboraga kohereza imeyili. Izari zitegereje ubu ziroherezwa; kode zo kwinjira z’icyo gihe ntizigikora.`;

export const clockWellSubject = 'Isaha ya seriveri yongeye kuba iy’ukuri';
export const clockWell = 'Urubuga rwongeye gusiba amakuru yarengeje igihe. Nta cyo musabwa gukora.';

export const diskWellSubject = 'Disiki yongeye kugira umwanya';
export const diskWell = (site: string) => `Ibintu byose byongeye kubikwa kuri ${site}. Nta cyo musabwa gukora.`;
