export const timeline = 'Uko byagiye bikurikirana';
export const thereAreNoEntriesYet = 'Nta kirandikwamo.';
export const ourHistory = 'Amateka yacu';
export const ourStorySoFarFrom = 'Amateka yacu kugeza ubu, uhereye ku mwaka twatangiriyeho.';
export const failedToLoadOurHistory = 'Amateka yacu ntiyashoboye gufunguka';
export const howWeBegan = (name: string, founded: number) =>
  `Uko ${name} yatangiye, n’ibyabaye kuva mu ${founded}, intambwe ku yindi.`;
