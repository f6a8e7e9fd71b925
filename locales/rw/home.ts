// web/site/home/Banner.island.tsx
export const playTheSlides = 'Komeza amashusho';
export const pauseTheSlides = 'Hagarika amashusho';
export const showSlide = (place: number, count: number) => `Erekana ishusho ya ${place} muri ${count}`;
export const failedToLoadContent = 'Ibirimo ntibyashoboye gufunguka';
export const loadingContent = 'Birimo gufunguka...';

// web/site/home/CarouselControls.island.tsx
export const showEventsFromNumber = (number: number) => `Erekana ibikorwa uhereye ku cya ${number}`;

// web/site/home/EventStates.tsx
export const noEventsAvailable = 'Nta bikorwa bihari';
export const stayTunedForExcitingUpcoming = 'Mukomeze mudukurikire, hari ibikorwa byiza biri imbere!';

// web/site/home/MissionAndVision.tsx
export const aboutUs = 'Ibyacu';
export const neighboursWhoSaveTogetherCan = 'Abaturanyi bizigamira hamwe bashobora kuzamukana.';
export const howWeWereCreated = <Part>(name: string, founded: number, legalForm: Part, registeredIn: Part) => [
  `${name} yashinzwe mu mwaka wa ${founded}. Turi `,
  legalForm,
  '; aho twanditswe ni ',
  registeredIn,
  '.',
];
export const whereWeAre = <Part>(headOffice: Part, branchOffice: Part) => [
  'Icyicaro cyacu gikuru kiri i ',
  headOffice,
  ', ishami ryacu rikaba mu gace ka ',
  branchOffice,
  '. Ni ho tuyoborera amatsinda yo kwizigamira, amahugurwa n’ubucuruzi buboneye bigenewe abafite bike cyane.',
];
export const readOurStory = 'Soma amateka yacu';
export const fourPillarsSupportEveryGroup = 'Inkingi enye zishyigikira buri tsinda';
export const aSavingsGroupNeedsMore =
  'Itsinda ryo kwizigamira rikenera ibirenze ubwizigame. Rihabwa amahugurwa, igishoro cy’ibanze, kandi rigasurwa buri cyumweru kugeza rishobora kwihagararaho.';
export const seeTheMentorshipStructure = 'Reba uko duherekeza amatsinda';
export const ourMission = 'Intego yacu';
export const moreAboutOurMission = 'Ibindi ku ntego yacu';
export const ourVision = 'Icyerekezo cyacu';
export const moreAboutOurVision = 'Ibindi ku cyerekezo cyacu';
export const whyWeWorkAndWhere = 'Impamvu dukora n’aho tujya';

// web/site/home/ScrollButtons.island.tsx
export const scrollToTop = 'Jya hejuru';
export const scrollToBottom = 'Jya hasi';

// web/site/home/page.tsx
export const recentEvents = 'Ibikorwa biheruka';
export const latestBlogs = 'Inkuru nshya';
export const findOurRecentBlogPosts = 'Musome inkuru zacu ziheruka';
export const allBlogPosts = 'Inkuru zose';
export const funFacts = 'Imibare y’ingenzi';
export const yourGiftIsSomeonesFirst = 'Inkunga yanyu ni intambwe ya mbere ya mugenzi wanyu';
export const yourGiftHelpsFormSavings =
  'Inkunga yanyu ifasha gushinga amatsinda yo kwizigamira, gutanga amahugurwa, kwigisha gucunga amafaranga no gutabara abahuye n’ingorane.';
export const donate = 'Tanga inkunga';
export const ourEvents = 'Ibikorwa byacu';
export const comeAndMeetTheGroups = 'Muze muhure n’amatsinda: murebe ibiri imbere n’ibimaze kuba.';
export const viewAllEvents = 'Reba ibikorwa byose';
export const upcomingEvents = 'Ibikorwa biri imbere';
export const recently = 'Ibiheruka';
export const empoweringCommunitiesTransformingLives = 'Kubaka ubushobozi bw’abaturage, guhindura ubuzima';
export const donateNow = 'Tanga inkunga';
export const knowAboutUs = 'Menya ibyacu';

// web/site/home/pictures.ts
export const dawnOverTerracedHills =
  'Umuseke utambika ku misozi y’amaterasi: umugore agenda mu kayira ko ku gasongero yikoreye igitebo';
export const fiveNeighboursStandSideBy = 'Abaturanyi batanu bahagaze begeranye; uwo hagati afite igitebo cy’ingemwe';
export const handsReachFromEverySide = 'Amaboko aturuka impande zose agana ku rutaro ruriho ibishyimbo n’ibiceri';
export const fourPeopleHelpOneAnother = 'Abantu bane bafashanya kuzamuka ingazi nini igana ku zuba';
export const aFamilyLooksOutOver = 'Umuryango ureba ikibaya gitoshye kirimo amazu meza, imirima n’umuhanda';
export const aWomanLeadsAMeeting = 'Umugore ayoboye inama y’itsinda rye imbere y’urukuta rusizeho imigongo';
export const aSavingsGroupSeenFrom = 'Itsinda ryo kwizigamira rirebewe hejuru, rizengurutse isanduku yaryo';
export const anExerciseBookInTwo =
  'Ikayi mu ntoki ebyiri: ku rupapuro rumwe hariho ibiceri, ku rundi akamera gakiri gato';
export const aHandGivesACoin = 'Ikiganza gitanga igiceri kikameramo akamera gato';
export const aVolunteerGreetsAMember = 'Umukorerabushake asuhuza umunyamuryango imbere y’inzu ye';

// web/site/home/pillars.ts
export const savingsGroups = 'Amatsinda yo kwizigamira';
export const communitySavingsGroups = 'Amatsinda y’abaturage yo kwizigamira';
export const membersDrawnFromThePoorest = (groupSize: string) =>
  `Abanyamuryango ${groupSize}, bo mu bakene cyane kandi bafite ubushobozi bujya kungana, barizigamira hamwe bakanagurizanya.`;
export const itStartsWithNeighboursWho = (groupSize: string) =>
  `Bitangirira ku baturanyi bicarana. Itsinda rigira abanyamuryango ${groupSize}, bo mu bakene cyane kandi bafite ubushobozi bujya kungana. Bizigamira mu isanduku imwe, bakagurizanya ayirimo.`;
export const membersWhoKnowOneAnother = (groupSize: string) => `Abanyamuryango ${groupSize} baziranye`;
export const membersOfSimilarEconomicStatus =
  'Abanyamuryango bafite ubushobozi bujya kungana, kugira ngo hatagira usigara inyuma';
export const collectiveSaving = 'Kwizigamira hamwe';
export const internalLendingBetweenMembers = 'Kugurizanya hagati y’abanyamuryango';
export const everyMemberHasSavings = 'Buri munyamuryango afite ubwizigame bwo kwifashisha';
export const aSmallLoanIsWithin = 'Inguzanyo nto iboneka hafi y’urugo';
export const neighboursTrustOneAnother = 'Abaturanyi bizerana mu by’amafaranga';
export const training = 'Amahugurwa';
export const comprehensiveTraining = 'Amahugurwa yuzuye';
export const membersLearnVslaEntrepreneurshipGals =
  'Abanyamuryango biga VSLA, kwihangira imirimo, GALS n’ubuhinzi burambye bw’ibigori, ibishyimbo n’ibirayi.';
export const savingCanBeLearnt =
  'Kwizigamira birigwa, nk’uko gucuruza no guhinga byigwa. Amahugurwa yacu avuga ku byo abanyamuryango bakora buri munsi: gucunga amafaranga, kuyakorera, gusangira ibyemezo mu rugo no guhinga ibihingwa byera iwacu.';
export const vslaHowAVillageSavings = 'VSLA: uko itsinda ryo kwizigamira no kugurizanya rikora';
export const entrepreneurshipFromAnIdea = 'Kwihangira imirimo: kuva ku gitekerezo kugera ku mushinga wa mbere';
export const galsTheGenderActionLearning = 'GALS: abagore n’abagabo bategura hamwe';
export const sustainableAgricultureForMaizeBeans = 'Ubuhinzi burambye bw’ibigori, ibishyimbo n’ibirayi';
export const groupsKeepTheirOwnBooks = 'Amatsinda yiyandikira ibitabo byayo';
export const smallBusinessesStart = 'Imishinga mito itangira yateguwe neza';
export const householdsDecideTogether = 'Ingo zifata ibyemezo hamwe';
export const fieldsYieldMoreAndStay = 'Imirima yera kurushaho kandi ikagumana uburumbuke';
export const seedMoney = 'Igishoro cy’ibanze';
export const seedMoneyTitle = 'Igishoro cy’ibanze';
export const initialCapitalLetsAGroup =
  'Igishoro cy’ibanze gituma itsinda ritanga inguzanyo ubwizigame bukiri buke, kandi turihuza n’ibigo by’imari iciriritse.';
export const inItsFirstMonths =
  'Mu mezi ya mbere itsinda riba rifite ibitekerezo biruta amafaranga. Igishoro cy’ibanze kirabunganira: abanyamuryango babona inguzanyo ubwizigame bukiri buke. Itsinda rikeneye ibirenze, turihuza n’ibigo by’imari iciriritse.';
export const initialCapitalForAGroups = 'Igishoro cy’ibanze itsinda ritangamo inguzanyo';
export const loansWhileSavingsAreStill = 'Inguzanyo igihe ubwizigame bukiri buke';
export const linksToMicrofinanceInstitutions = 'Guhuzwa n’ibigo by’imari iciriritse';
export const firstLoansWithoutALong = 'Inguzanyo za mbere zidatinda kuboneka';
export const capitalThatGrows = 'Igishoro cyiyongera uko ubwizigame bwiyongera';
export const groupsThatInstitutionsKnow = 'Amatsinda azwi n’ibigo by’imari kandi bikayaguriza';
export const weeklySupport = 'Gusurwa buri cyumweru';
export const weeklyVolunteerSupport = 'Gusurwa n’umukorerabushake buri cyumweru';
export const aVolunteerVisitsEveryWeek =
  'Umukorerabushake asura itsinda buri cyumweru: akurikirana, afasha gukemura amakimbirane, areba aho bigeze akabitangaho raporo.';
export const noGroupIsLeftOn =
  'Nta tsinda risigara ryonyine. Buri cyumweru umukorerabushake arisura, akumva, akareba ibitabo, agafasha gukemura ibibazo kandi akatubwira icyo itsinda rikeneye.';
export const followUpVisitsEveryWeek = 'Gusurwa buri cyumweru';
export const conflictResolution = 'Gukemura amakimbirane';
export const monitoring = 'Gukurikirana';
export const reporting = 'Gutanga raporo';
export const problemsAreNoticed = 'Ibibazo bimenyekana mu cyumweru bivutsemo';
export const disagreementsAreSettledBeforeThey = 'Amakimbirane akemuka ataratanya itsinda';
export const everyoneCanSeeHow = 'Buri wese abona uko itsinda rimeze';
export const inTimeGroupsStandOn = 'Uko igihe kigenda amatsinda arihagararaho';

// Several files in web/site/home/
export const loadingEvents = 'Ibikorwa birimo gufunguka...';
export const failedToLoadEvents = 'Ibikorwa ntibyashoboye gufunguka';
export const noEventsAtTheMoment = 'Nta bikorwa bihari muri iki gihe.';
export const loadingBlogs = 'Inkuru zirimo gufunguka...';
export const failedToLoadBlogs = 'Inkuru ntizashoboye gufunguka';
export const noBlogsAvailable = 'Nta nkuru zihari muri iki gihe.';
export const invalidResponseFormatExpected = 'Igisubizo kibonetse si cyo: hari hategerejwe urutonde';
export const previousEvents = 'Ibikorwa byabanje';
export const nextEvents = 'Ibikorwa bikurikira';
