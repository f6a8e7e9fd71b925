// web/site/donate/DonationForm.island.tsx
export const fullName = 'Amazina yombi';
export const phone = 'Telefoni';
export const organisation = 'Ikigo';
export const donationType = 'Ubwoko bw’inkunga';
export const estimatedAmount = 'Amafaranga muteganya';
export const chooseARangeOrEnter = 'Muhitemo cyangwa mwandike amafaranga';
export const preferredContactMethod = 'Uko twabageraho';
export const bestContactTime = 'Igihe cyiza cyo kubageraho';
export const forExampleWeekdayMornings = 'Urugero: mu gitondo mu minsi y’akazi';
export const message = 'Ubutumwa';
export const close = 'Funga';
export const donationInterestForm = 'Ifishi y’abifuza gutanga inkunga';
export const noPaymentIsTakenHere =
  'Nta mafaranga yishyurirwa hano. Mutubwire uko mwifuza gutanga, natwe tuzabasubiza tubabwira ibikurikira.';
export const submitInterest = 'Mwohereze ifishi';
export const yourFormIsSent = 'Ifishi yanyu yoherejwe';
export const sendAnotherForm = 'Mwohereze indi fishi';

// web/site/donate/page.tsx
export const savingsGroupsFormation = 'Gushinga amatsinda yo kwizigamira';
export const neighboursComeTogetherAgreeTheir =
  'Abaturanyi bishyira hamwe, bakumvikana ku mategeko yabo, bakabona ibikenewe ngo itsinda ritangire.';
export const workshopsAndSeminars = 'Amahugurwa n’inama';
export const entrepreneurshipGenderEqualityAndSustainable =
  'Kwihangira imirimo, uburinganire n’ubuhinzi burambye, byigishirizwa aho amatsinda atuye.';
export const emergencySupport = 'Ubutabazi bwihuse';
export const anIllnessOrALost = 'Indwara cyangwa imyaka yangiritse ntibikwiye gutwara urugo ubwizigame bwarwo.';
export const financialLiteracyTraining = 'Amahugurwa ku gucunga amafaranga';
export const countingSavingBorrowingAndPaying =
  'Kubara, kwizigamira, kuguza no kwishyura: ibyo buri munyamuryango akeneye kumenya mbere y’inguzanyo ya mbere.';
export const howDonationsAreUsed = 'Uko inkunga zikoreshwa';
export const tellUsHowYouWould = 'Mutubwire uko mwifuza gutanga';
export const once = 'Rimwe';
export const anyAmountWheneverItSuits =
  'Amafaranga ayo ari yo yose, igihe bibanogeye. Ashobora kuba igishoro cy’ibanze cy’itsinda rishya.';
export const giveOnce = 'Mutange rimwe';
export const everyMonth = 'Buri kwezi';
export const aSmallRegularGiftHelps =
  'Inkunga nto ihoraho idufasha guteganya, kandi ituma abakorerabushake basura amatsinda yabo buri cyumweru.';
export const giveEveryMonth = 'Mutange buri kwezi';
export const everyYear = 'Buri mwaka';
export const forCompaniesParishesAndFamilies =
  'Ku bigo, amaparuwasi n’ingo biteganya inkunga zabyo kandi byifuza kubona icyo ibikorwa by’umwaka byagezeho.';
export const giveEveryYear = 'Mutange buri mwaka';
export const toOneProject = 'Ku mushinga umwe';
export const aTrainingCourseAGroup =
  'Amahugurwa, itsinda, cyangwa igihembwe cy’ibigori, ibishyimbo n’ibirayi: ni mwe muhitamo icyo inkunga yanyu ikoreshwa.';
export const giveToAProject = 'Mutange ku mushinga';
export const waysToGive = 'Uburyo bwo gutanga';
export const giveInTheWay =
  'Mutange mu buryo bubanogeye. Ibisigaye tuzabyumvikanaho kuri imeyili cyangwa kuri telefoni.';
export const donate = 'Tanga inkunga';
export const helpSomeoneTakeTheFirst = 'Mufashe umuntu gutera intambwe ya mbere';
export const yourGiftSupportsThePeople =
  'Inkunga yanyu ishyigikira abafite bike cyane, n’amatsinda bizigamiramo, bigiramo kandi bagurizanyamo.';
export const howAGiftHelps = (name: string) =>
  `Uko inkunga ihawe ${name} ishyigikira amatsinda yo kwizigamira, amahugurwa, ubutabazi n’ubumenyi ku mafaranga.`;
export const email = 'Imeyili';
export const submitting = 'Birimo koherezwa...';

// Choices of the form, by their codes
/** Amounts offered; any other text is taken as well. */
export const amountRanges = ['Munsi ya $100', '$100-250', '$250-500', '$500-1000', '$1000 kuzamura'];
export const donationTypes = {
  one_time: 'Rimwe',
  monthly: 'Buri kwezi',
  yearly: 'Buri mwaka',
  project_based: 'Ku mushinga',
  general: 'Muri rusange',
};
export const contactMethods = { email: 'Imeyili', phone: 'Telefoni', both: 'Byombi' };
