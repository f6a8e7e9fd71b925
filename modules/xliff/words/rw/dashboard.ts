export const forOthers = 'Ku basemuzi bo hanze';
export const forOthersHint =
  'Mumanure inyandiko muri dosiye y’abasemuzi (XLIFF 2), isomwa na porogaramu zo gusemura. Nigaruka isemuye, muyohereze hano: inyandiko zayo zibikwa zitaratangazwa.';
export const download = (language: string) => `Manura: ${language}`;
export const inParts = (parts: number) => `Ni dosiye ${parts}. Buri imwe ishobora gusemurwa no koherezwa ukwayo.`;
export const downloading = 'Birimo gutegurwa...';
export const upload = 'Ohereza dosiye isemuye';
export const uploading = 'Dosiye irimo gusomwa...';
export const taken = (changed: number, records: number) =>
  changed === 1
    ? 'Inyandiko 1 yabitswe itaratangazwa.'
    : `Inyandiko ${changed} zabitswe zitaratangazwa (ibirimo: ${records}).`;
export const nothingTaken = 'Nta gishya kiri muri iyi dosiye.';
export const skipped = (names: string) => `Ibyahinduwe hano dosiye imaze gukorwa byagumye uko biri: ${names}.`;
export const incomplete = (names: string) => `Ibisemuye igice gusa ntibyabitswe: ${names}.`;
