// The screen
export const siteSettings = 'Réglages du site';
export const subtitle = 'Les informations sur l’organisation, utilisées sur toutes les pages.';
export const loadingSettings = 'Chargement des réglages...';
export const settingsNotLoaded = 'Impossible de charger les réglages';

// The form
export const saveSettings = 'Enregistrer les réglages';
export const saving = 'Enregistrement...';
export const failedToSave = 'Les réglages n’ont pas pu être enregistrés. Réessayez.';
export const settingsSaved = 'Réglages enregistrés.';
/** In place of a setting that is empty. */
export const empty = 'Vide';
export const organisation = 'Organisation';
export const foundationAndWork = 'Création et activités';
export const foundationHint = 'Des informations utilisées sur plusieurs pages.';
export const contactAndOffices = 'Contact et bureaux';
export const contactHint = 'Si vous laissez vide le téléphone, les visiteurs n’en voient pas.';
export const languages = 'Langues';
/** `main` is the main language, “English”. */
export const languagesHint = (main: string) =>
  `Les visiteurs peuvent les choisir en plus de la langue principale, ${main}. Si vous en retirez une, les visiteurs qui l’avaient choisie lisent la langue principale, et les liens vers ses pages y mènent aussi. Ses traductions sont conservées. Les contenus non traduits s’affichent dans la langue où ils sont écrits.`;
export const socialLinks = 'Réseaux sociaux';
export const socialLinksHint = 'Les autres sites où trouver l’organisation.';
export const funFacts = 'Chiffres clés';
export const funFactsHint = 'Les nombres affichés en grand sur le site.';
export const progressBars = 'Barres de progression';
export const progressBarsHint = 'La progression en pourcentage.';

// The main language
export const mainLanguage = 'Langue principale';
export const mainLanguageHint =
  'La langue des adresses sans préfixe. L’équipe écrit dans cette langue, et on traduit à partir d’elle.';
export const mainLanguageIs = (main: string) => `La langue principale est ${main}.`;
export const loadingLanguages = 'Chargement des langues...';
export const languagesNotLoaded = 'Impossible de charger les langues';
export const writtenInAnother = (count: number) =>
  count === 1 ? '1 contenu est écrit dans une autre langue' : `${count} contenus sont écrits dans une autre langue`;
export const changeMainLanguage = 'Changer la langue principale';
export const saveFirst = 'Enregistrez d’abord vos réglages. Changez ensuite la langue principale.';
export const newMainLanguage = 'Nouvelle langue principale';
export const workingOut = 'Calcul de ce qui va changer...';
export const notWorkedOut = 'Impossible de calculer ce qui va changer';
export const whatItDoes = 'Ce qui va se passer';
/** The names are “French” and “English”, or “in French” and “in English”. */
export const atOnce = (inNew: string) =>
  `Les visiteurs lisent le site ${inNew} aux adresses sans préfixe, dès que vous confirmez.`;
export const changingPlaces = (count: number, inNew: string) =>
  count === 1
    ? `1 contenu est entièrement traduit. Il est alors écrit ${inNew}, et son texte actuel devient une traduction.`
    : `${count} contenus sont entièrement traduits. Ils sont alors écrits ${inNew}, et leurs textes actuels deviennent des traductions.`;
export const keptLanguage = (count: number, inOld: string) =>
  count === 1
    ? `1 contenu n’est pas traduit. Il reste écrit ${inOld} jusqu’à ce que vous le traduisiez.`
    : `${count} contenus ne sont pas traduits. Ils restent écrits ${inOld} jusqu’à ce que vous les traduisiez.`;
export const showUntranslated = 'Voir ce qui n’est pas traduit';
export const countsAsWritten = (inNew: string) =>
  `Tout ce que l’équipe a écrit compte comme écrit ${inNew}. Aucun texte n’échange sa place avec sa traduction.`;
export const oldAddresses = 'Les anciennes adresses mènent aux nouvelles.';
export const changingBack = (old: string) =>
  `Pour annuler, choisissez de nouveau ${old} comme langue principale. Aucune traduction n’est perdue.`;
export const offerFormer = (old: string) => `Continuer à proposer ${old} aux visiteurs`;
export const offerFormerHint = (inOld: string) => `Ils peuvent choisir de lire le site ${inOld}.`;
export const isWrittenAlready = (inNew: string) => `Tout ce que l’équipe a écrit est déjà ${inNew}`;
export const isWrittenAlreadyHint = (inNew: string, inOld: string) =>
  `Cochez si les textes ont été saisis ${inNew} là où le site les attendait ${inOld}.`;
export const makeMain = (language: string) => `Choisir ${language} comme langue principale`;
export const changing = 'Changement de la langue principale...';
export const notChanged = 'La langue principale n’a pas été changée.';
export const leaveAsItIs = 'Annuler';
export const mainLanguageChanged = (main: string) =>
  `La langue principale est maintenant ${main}. Les contenus traduits échangent leur place avec leurs traductions dans les prochaines minutes.`;

// The tabs, by what one wants to do
export const groups = 'Réglages';
export const tabs = {
  contact: 'Nom et contact',
  work: 'Qui vous êtes',
  home: 'Page d’accueil',
  languages: 'Langues et e-mails',
  care: 'Avec précaution',
};
export const languagesAndMail = 'Langues et e-mails';
export const careHint = 'Ce qui change ici touche plus d’une page. Chaque partie dit ce qui va se passer.';
export const mailbox = 'L’adresse e-mail de l’organisation';
export const mailboxHint =
  'Les messages, promesses de don et inscriptions des visiteurs arrivent à cette adresse, et les visiteurs la voient. L’ancienne adresse est prévenue du changement. Si vous la laissez vide, aucun e-mail n’arrive à l’organisation.';
export const onReceipts = 'Imprimé sur les reçus';
export const onReceiptsHint =
  'Les reçus que vous délivrez dorénavant et la page «\u00a0Faire un don\u00a0» portent ce numéro. Les reçus déjà délivrés restent tels quels. Le nom, l’adresse, le téléphone et l’e-mail y sont imprimés aussi.';
export const mistakes = (count: number) => (count === 1 ? '1 erreur' : `${count} erreurs`);
/** Stands before the tabs that have mistakes. */
export const mistakesIn = 'Pas encore enregistré. À voir\u00a0:';
export const inTab = (tab: string, count: number) => `${tab} (${mistakes(count)})`;

// The search
export const findASetting = 'Chercher un réglage';
export const found = (count: number) => {
  if (count === 0) return 'Aucun réglage ne porte ce nom. Essayez un autre mot.';
  return count === 1 ? '1 réglage trouvé' : `${count} réglages trouvés`;
};
/** Words by which people look for a setting, beside its label. They are not shown. */
export const alsoCalled = {
  name: 'titre organisation marque logo',
  tagline: 'slogan devise',
  line: 'slogan sous-titre devise',
  copyright_year: 'pied de page ©',
  description: 'à propos présentation texte résumé moteurs de recherche Google',
  phone: 'téléphone appeler numéro portable WhatsApp',
  city: 'ville lieu endroit',
  head_office: 'adresse siège lieu',
  branch_office: 'adresse antenne succursale lieu',
  street: 'adresse rue route plan',
  opening_hours: 'heures ouvert fermé horaires',
  social_links: 'Facebook X Twitter Instagram YouTube LinkedIn WhatsApp réseaux',
  founded: 'année début fondation création',
  group_size: 'membres épargne groupe personnes',
  mission: 'but objectif',
  vision: 'avenir rêve but',
  sign_in_claim: 'connexion phrase',
  fun_facts: 'nombres chiffres statistiques compteurs accueil',
  progress_bars: 'pour cent pourcentage progression barres accueil',
  translated_first: 'ordre tri langue listes',
  notice_language: 'courriel avis notifications langue boîte',
  email: 'courriel mail boîte contact adresse notifications',
  languages: 'langue principale traduction kinyarwanda français anglais multilingue',
  legal_form: 'société statut ONG',
  registered_in: 'enregistrement district lieu',
  tax_number: 'TIN TVA RRA impôt reçus',
};
