export const aVolunteerWalksUp = 'Umukorerabushake azamuka akayira ko ku musozi agana ku rugo rumutegereje ku muryango';
export const walkAlongsideAGroup = 'Muherekeze itsinda';
export const youCanHelpANew =
  'Mushobora gufasha itsinda rishya gutangira, cyangwa gusura amatsinda nk’abakorerabushake. Niba mwifuza kwizigamira hamwe n’abaturanyi banyu, mutwandikire, byadushimisha.';
export const donateNow = 'Tanga inkunga';
export const writeToUs = 'Twandikire';
export const keyComponents = 'Iby’ingenzi birimo';
export const expectedOutcomes = 'Ibyitezwe';
export const mentorshipStructure = 'Uko duherekeza amatsinda';
export const aSavingsGroupNeedsMore =
  'Itsinda ryo kwizigamira rikenera ibirenze ubwizigame. Rihabwa amahugurwa, igishoro cy’ibanze, kandi rigasurwa buri cyumweru kugeza rishobora kwihagararaho. Muhitemo inkingi murebe ibiyigize.';
export const theFourPillars = 'Inkingi enye';
export const fourPillarsSupportEverySavings =
  'Inkingi enye zishyigikira buri tsinda ryo kwizigamira: kwizigamira hamwe, amahugurwa yuzuye, igishoro cy’ibanze no gusurwa n’umukorerabushake buri cyumweru.';
