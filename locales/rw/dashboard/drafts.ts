export const savedAsDraft = (time: string) => `Ibyo mwanditse byabitswe saa ${time}`;
export const notSavedNoConnection = 'Ntibyabitswe: nta murongo uhari; bibitswe kuri iki gikoresho';
/** `why` is a sentence of the server. */
export const notSavedBecause = (why: string) => `Ntibyabitswe ku rubuga; bibitswe kuri iki gikoresho. ${why}`;
/** Of a draft that was written on another device. */
export const keptDraftFrom = (moment: string) => `Hari ibyo mwanditse byabitswe ${moment}.`;
export const hasDraft = (person: string, since: string, saved: string) =>
  `${person} yatangiye kubihindura ${since}, aheruka kwandika ${saved}. Ntarabibika.`;

// Asking for something to be published
export const askForPublishing = 'Saba ko bitangazwa';
export const asking = 'Birimo gusabwa...';
export const asked = 'Mwasabye ko bitangazwa. Igisubizo kizaza kuri imeyili.';
export const askFailed = 'Gusaba ko bitangazwa ntibyakunze';
export const yourChangesStayDraft =
  'Abasura urubuga basanzwe basoma ibi. Ibyo muhinduye birabikwa, bikazatangazwa n’ubifitiye uburenganzira.';
export const youAsked = (moment: string) => `Mwasabye ko bitangazwa ${moment}. Birategerejwe.`;
export const handedBackToYou = (person: string | null, moment: string) =>
  person === null ? `Mwabigaruriwe ${moment}:` : `${person} yabibagaruriye ${moment}:`;
export const changeAndAskAgain = 'Mubihindure, hanyuma mwongere musabe.';
export const asksToBePublished = (person: string, moment: string) => `${person} arasaba ko bitangazwa, kuva ${moment}.`;
export const howToPublish = 'Kugira ngo mubitangaze, muhitemo ko byatangajwe, hanyuma mubike.';
export const changesKeptIn = (person: string) =>
  `Abasura urubuga basanzwe basoma ibi. Ibyo ${person} yahinduye bibitswe iruhande rwabyo.`;
export const changesGone = (person: string) => `Ibyo ${person} yari yahinduye ntibikiriho.`;
export const putIntoForm = 'Shyira ibyahinduwe ku rupapuro rwuzuzwa';
export const inTheForm = 'Ibyahinduwe biri ku rupapuro rwuzuzwa. Mubisome, hanyuma mubike kugira ngo bitangazwe.';
export const handBackTo = (person: string) => `Subiza ${person}`;
export const whatToChange = 'Ni iki gikwiye guhindurwa?';
export const handBack = 'Subiza';
export const handingBack = 'Birimo gusubizwa...';
export const handBackFailed = 'Gusubiza ntibyakunze';
export const handedBack = 'Byasubijwe. Uwabyanditse arabimenyeshwa kuri imeyili.';
export const cancel = 'Reka';
export const waitingForPublishing = 'Ibitegereje gutangazwa';
export const waitingOrNot = 'Ibitegereje n’ibidategereje';
