// web/site/about/Mission.tsx
export const missionStatement = 'Intego yacu mu magambo make';
export const whoWeAre = 'Abo turi bo';
export const whereThisLeadsOurVision = 'Aho bitujyana: icyerekezo cyacu';
export const education = 'Uburezi';
export const trainingInSavingsAndLoans =
  'Amahugurwa ku kwizigamira no kuguriza, kwihangira imirimo n’ubuhinzi. Ibyo umuntu yize abigumana, igihembwe cyaba cyiza cyangwa kibi.';
export const community = 'Umuryango mugari';
export const groupsOfNeighboursWithSimilar = (groupSize: string) =>
  `Amatsinda y’abaturanyi ${groupSize} bafite ubushobozi bujya kungana. Barizigamira hamwe, bakagurizanya kandi bagashyigikirana.`;
export const empowerment = 'Kubaka ubushobozi';
export const womenAndMenDecideTogether =
  'Abagore n’abagabo bafata ibyemezo hamwe, kandi igishoro cy’ibanze gifasha itsinda gushyira mu bikorwa ibyo ryemeje.';
export const whatLiftsPeopleUp = 'Ibizamura abantu';
export const ourMission = 'Intego yacu';
export const outOfPovertyOneStep =
  'Kuva mu bukene, intambwe ku yindi. Nta muntu ugomba gutera intambwe ya mbere ari wenyine.';

// web/site/about/Vision.tsx
export const visionStatement = 'Icyerekezo cyacu mu magambo make';
export const whatWeDoOurMission = 'Ibyo dukora: intego yacu';
export const growth = 'Gukura';
export const savingsGrowIntoLoans =
  'Ubwizigame buvamo inguzanyo, inguzanyo zikavamo imishinga mito. Umusaruro mwiza utanga ibyo kurya, ugasagura n’ibyo kugurisha.';
export const innovation = 'Guhanga udushya';
export const peopleTrySomethingNewAnother =
  'Abantu bagerageza ibishya: ikindi gihingwa, undi mwuga, ubundi buryo bwo gusangira imirimo n’ibyemezo mu rugo.';
export const progress = 'Gutera imbere';
export const eachYearThePoorestPeople =
  'Buri mwaka abakene cyane mu baturage baba bateye indi ntambwe, kandi amatsinda menshi kurushaho akihagararaho.';
export const howWeGetThere = 'Uko tuhagera';
export const ourVision = 'Icyerekezo cyacu';
export const lookAFewYearsAhead =
  'Murebane natwe imyaka mike iri imbere: ingo zavuye mu bukene, mu muryango mugari udasiga n’umwe inyuma.';

// web/site/about/page.tsx
export const ourHistory = 'Amateka yacu';
export const whatHasHappenedSince = (founded: number) => `Ibyabaye kuva mu ${founded}, intambwe ku yindi.`;
export const ourTeam = 'Abo dukorana';
export const thePeopleYouWillMeet = 'Abantu muzahura na bo.';
export const mentorshipStructure = 'Uko duherekeza amatsinda';
export const theFourPillarsBehindEvery = 'Inkingi enye za buri tsinda.';
export const testimonials = 'Ubuhamya';
export const whatPeopleSayAboutOur = 'Ibyo abantu bavuga kuri gahunda zacu.';
export const documents = 'Inyandiko';
export const reportsAndFormsToDownload = 'Raporo n’impapuro mushobora kumanura.';
export const moreAboutUs = 'Ibindi ku byacu';
export const moreAboutOurMission = 'Ibindi ku ntego yacu';
export const moreAboutOurVision = 'Ibindi ku cyerekezo cyacu';
export const aboutUs = 'Ibyacu';
export const weWorkWithThePeople =
  'Dukorana n’abafite bike cyane. Barizigamira hamwe, bakigira hamwe, bagashakira hamwe inzira yo kuva mu bukene.';
export const created = 'Washinzwe';
export const registeredAs = 'Wanditswe nka';
export const registeredIn = 'Aho wanditswe';
export const headOffice = 'Icyicaro gikuru';
export const branchOffice = 'Ishami';
export const programmes = 'Gahunda';
export const savingsGroupsTrainingFairTrade = 'Amatsinda yo kwizigamira, amahugurwa, ubucuruzi buboneye';
export const itStartsWithACircle = 'Byose bitangirira mu ruziga rw’abaturanyi';
export const howWeWereCreated = <Part>(name: string, founded: number, legalForm: Part, registeredIn: Part) => [
  `${name} yashinzwe mu mwaka wa ${founded}, yandikwa nka `,
  legalForm,
  ' (',
  registeredIn,
  '). Bivuze ko ibyo dukora byose bigomba kugirira abaturage akamaro.',
];
export const peopleWhoArePoorRarely =
  'Abakene ntibakunze kubura ibitekerezo. Babura ahantu hizewe ho kwizigamira, inguzanyo ihendutse, uwo bigiraho n’amafaranga make yo gutangiriraho. Ni yo mpamvu dufasha abaturanyi gushinga amatsinda yo kwizigamira, tukabahugura, kandi tukongeraho igishoro cy’ibanze igihe ubwizigame bwabo bukiri buke.';
export const ourProgrammesAreSavingsGroups =
  'Gahunda zacu ni amatsinda yo kwizigamira, amahugurwa n’ubucuruzi buboneye. Biruzuzanya: itsinda ryizigamira rishobora kuguriza, uwize ashobora kubona amafaranga, kandi ibyo akora bigurishwa ku giciro gikwiye.';
export const howFarWeHaveCome = 'Aho tugeze';

// web/site/about/pictures.ts
export const membersOfASavingsGroup =
  'Abanyamuryango b’itsinda ryo kwizigamira bicaye mu ruziga munsi y’igiti, bakikije isanduku yabo yo kwizigamira';
export const aTrainerExplainsSaving =
  'Umutoza asobanura kwizigamira akoresheje amashusho ari ku kibaho, imbere y’abantu bari munsi y’igiti';
export const aManPushesABicycle = 'Umugabo asunika igare ryikoreye imifuka n’ibitoki mu muhanda wo ku musozi';
