export const copyStopped =
  'Hashize iminota irenga 5 nta kintu cyoherezwayo: porogaramu ikora kopi ntikora. Mwongere mutangize serivisi; «intambwe doctor» ivuga ikibazo icyo ari cyo.';
export const copyNotProven =
  'Kopi imaze umunsi n’igice irenga itafunguwe ngo igereranywe, bityo nta wuzi niba yagarurwa. «intambwe doctor» ivuga ikibazo icyo ari cyo.';
export const copyOnSameDisk =
  'Kopi iri kuri disiki imwe n’urubuga. Iyo disiki yangiritse, byombi byatakara. Muhitemo ahandi hantu (COPY_TO).';
export const housekeepingStopped =
  'Hashize amasaha arenga 6 nta gishaje gisibwa: ibiri mu byasibwe, ubutumwa n’urutonde rw’ibyakozwe bimara igihe kirenze icyo mwemeye. Inyandiko za serivisi zivuga impamvu.';
export const updatesWait = (count: number) =>
  `Ivugurura ry’umutekano (${count}) rimaze iminsi irenga 2 ritegereje kuri seriveri. Nka root: apt-get upgrade. Byaba byiza seriveri ibikoze ubwayo (unattended-upgrades).`;
export const updatesNotAsked =
  'Hashize iminsi 14 seriveri itareba niba hari ivugurura ry’umutekano. Nka root: apt-get update && apt-get upgrade. Byaba byiza ibikoze ubwayo (unattended-upgrades).';
export const updatesNeedRestart =
  'Ivugurura ry’umutekano ryashyizwe kuri seriveri, ariko rizakora ari uko yongeye gutangizwa. Muyitangize mu gihe kituje.';
