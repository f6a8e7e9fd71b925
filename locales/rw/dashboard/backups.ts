export const title = 'Kopi z’ingoboka';
export const subtitle =
  'Buri yose irimo byose: inyandiko, abantu, amafaranga n’amadosiye. Muvaneho imwe muyibike ahantu hizewe.';
export const onlySuperusers = 'Umuyobozi mukuru ni we wenyine uvana kopi ku rubuga. Mubimusabe.';
export const backToOverview = 'Ahabanza';
export const loading = 'Kopi z’ingoboka zirimo gufunguka...';
export const failedToLoad = 'Kopi z’ingoboka ntizashoboye gufunguka';
export const none =
  'Nta kopi yo kubika iraboneka. Mukore iya mbere ubu, kugira ngo hatazagira ikibura iyi mashini yangiritse.';
export const list = 'Kopi z’ingoboka ziri kuri iyi mashini';
export const holds = (records: number, files: number, release: string) =>
  `Inyandiko ${records} na dosiye ${files}, verisiyo ${release}.`;
export const tested = 'Yarageragejwe: ishobora kugarurwa.';
export const notTested = 'Ntiyageragejwe.';
export const download = 'Vana ku rubuga';
export const downloadOf = (moment: string) => `Vana ku rubuga kopi yo ku wa ${moment}`;
export const remove = 'Siba';
export const removeOf = (moment: string) => `Siba kopi yo ku wa ${moment}`;
export const removeQuestion = 'Musibe iyi kopi burundu?';
export const removeHint = 'Ntishobora kugarurwa.';
export const keepIt = 'Yigumane';
export const removeIt = 'Yisibe';
export const removed = 'Kopi y’ingoboka yasibwe.';

export const makeNow = 'Kora imwe ubu';
export const making = 'Kopi y’ingoboka irimo gukorwa';
export const written = (bytes: string) => `Byanditswe: ${bytes}`;
export const trying = 'Yanditswe, irimo kugeragezwa';
export const canLeave = 'Mushobora kuva hano: birakomeza.';
export const notMade = (reason: string) => `Kopi iheruka ntiyashoboye gukorwa. ${reason}`;

export const enterCode = 'Mwandike kode yo muri imeyili';
export const enterCodeHint =
  'Kode yoherejwe kuri imeyili yanyu. Buri muyobozi mukuru amenyeshwa ko muvanye iyi kopi. Ku munsi havanwa nke.';
export const code = 'Kode y’inshuro imwe cyangwa kode y’ingoboka';
export const open = 'Vana kopi ku rubuga';
export const opening = 'Kode irimo kugenzurwa...';
export const notOpened = 'Kopi ntiyavanywe ku rubuga.';
export const cancel = 'Reka';
export const begun = (moment: string) =>
  `Kuvana kopi yo ku wa ${moment} byatangiye. Nibihagarara, mukomeze mu isaha imwe:`;
export const again = 'Ongera uyivane';
export const keepSafe = 'Ufite iyi dosiye aba afite byose. Ntimuyohereze kuri imeyili.';
