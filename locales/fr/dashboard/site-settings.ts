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
export const taglineHint = 'Affiché à côté du nom.';
export const foundationAndWork = 'Création et activités';
export const foundationHint = 'Des informations utilisées sur plusieurs pages.';
export const groupSizeHint = 'Par exemple\u00a0: 15-30.';
export const claimHint = 'Laissez vide pour ne rien afficher.';
export const contactAndOffices = 'Contact et bureaux';
export const contactHint =
  'Si vous laissez vide le téléphone ou l’adresse e-mail, les visiteurs n’en voient pas. Les messages des visiteurs arrivent à cette adresse e-mail.';
export const streetHint = 'Où se trouve le siège, par exemple KK 15 Ave, maison 12.';
export const openingHoursHint =
  'Quand le bureau est ouvert, par exemple du lundi au vendredi, de 8\u00a0h à 17\u00a0h.';
export const languages = 'Langues';
export const languagesHint =
  'Les visiteurs peuvent les choisir en plus de l’anglais. Les contenus non traduits s’affichent en anglais.';
export const translatedFirstHint =
  'Dans les listes d’articles, de photos et de vidéos, les visiteurs voient d’abord ce qui est traduit dans leur langue.';
export const noticeLanguageHint =
  'Pour les e-mails envoyés à la boîte de l’organisation, par exemple sur les messages, les promesses de don et les inscriptions. Les e-mails à une seule personne sont dans la langue de cette personne.';
export const socialLinks = 'Réseaux sociaux';
export const socialLinksHint = 'Les autres sites où trouver l’organisation.';
/** One entry of the list. */
export const socialLink = 'réseau social';
export const network = 'Réseau';
export const address = 'Adresse';
export const funFacts = 'Chiffres clés';
export const funFactsHint = 'Les nombres affichés en grand sur le site.';
/** One entry of the list. */
export const funFact = 'chiffre clé';
export const value = 'Valeur';
export const label = 'Libellé';
export const progressBars = 'Barres de progression';
export const progressBarsHint = 'La progression en pourcentage.';
/** One entry of the list. */
export const progressBar = 'barre de progression';
export const percent = 'Pourcentage';

// The settings
export const fields = {
  name: 'Nom',
  tagline: 'Slogan',
  line: 'Ligne sous le nom',
  description: 'À propos de l’organisation',
  founded: 'Année de création',
  legal_form: 'Forme juridique',
  registered_in: 'Lieu d’enregistrement',
  tax_number: 'Numéro fiscal',
  mission: 'Mission',
  vision: 'Vision',
  group_size: 'Membres d’un groupe d’épargne',
  sign_in_claim: 'Phrase de la page de connexion',
  phone: 'Téléphone',
  email: 'E-mail',
  head_office: 'Siège',
  branch_office: 'Antenne',
  city: 'Ville',
  street: 'Rue',
  opening_hours: 'Horaires d’ouverture',
  social_links: 'Réseaux sociaux',
  fun_facts: 'Chiffres clés',
  progress_bars: 'Barres de progression',
  copyright_year: 'Année affichée après ©',
  languages: 'Langues',
  translated_first: 'Contenus traduits d’abord',
  notice_language: 'Langue des e-mails envoyés à l’organisation',
};
