export const wellIntroduceOurTeamHere = 'Vuba aha tuzabereka abo dukorana.';
export const wouldYouLikeToVisit = 'Murifuza gusura amatsinda nk’abakorerabushake, cyangwa kutubaza ikibazo?';
export const writeToUs = 'Twandikire';
export const ourTeam = 'Abo dukorana';
export const thePeopleWhoTrainVisit =
  'Abahugura, abasura, ababara n’abatega amatwi. Buri tsinda rizi izina ry’umwe muri bo nibura.';
export const failedToLoadOurTeam = 'Urutonde rw’abo dukorana ntirwashoboye gufunguka';
export const thePeopleOf = (name: string) => `Abantu ba ${name}: abo ari bo n’ibyo bakora.`;
