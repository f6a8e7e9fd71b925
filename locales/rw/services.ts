export const aMarketStallWithBaskets = 'Ameza yo mu isoko ariho ibitebo by’ibigori, ibishyimbo n’ibirayi';
export const fromTheFirstCoin =
  'Kuva ku giceri cya mbere mu isanduku kugera ku meza yo mu isoko: ibyo dukora, n’icyo amatsinda abigeraho.';
export const ourServices = 'Serivisi zacu';
export const mentorshipStructure = 'Uko duherekeza amatsinda';
export const whatWeDoWithSavings =
  'Ibyo dukorana n’amatsinda yo kwizigamira: kwizigamira no kuguriza, amahugurwa, igishoro cy’ibanze, gusurwa buri cyumweru n’ubucuruzi buboneye.';
