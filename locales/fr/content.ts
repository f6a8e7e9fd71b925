import { pageBlocks } from '../../blocks/registry.ts';
import { labelsOfTypes } from '../../domain/collections/words.ts';
import { blocks } from './dashboard/blocks.ts';

// The fields, by their English names
export const labels = {
  Name: 'Nom',
  Instructions: 'Instructions',
  'What it does': 'Ce qu’il permet',
  Title: 'Titre',
  Excerpt: 'Extrait',
  'Until then': 'Jusque-là',
  Content: 'Contenu',
  Description: 'Description',
  'Physical Location': 'Lieu',
  Category: 'Catégorie',
  Organiser: 'Organisateur',
  Address: 'Adresse',
  Blocks: 'Blocs',
  Text: 'Texte',
  Subject: 'Objet',
  Newsletter: 'Lettre d’information',
  Message: 'Message',
  'Short Description': 'Description courte',
  'Detailed Content': 'Contenu détaillé',
  'Category Name': 'Nom de la catégorie',
  Role: 'Fonction',
  Quotation: 'Citation',
  'Role or place': 'Fonction ou lieu',
  Tagline: 'Slogan',
  'Line under the name': 'Ligne sous le nom',
  'About the organisation': 'À propos de l’organisation',
  'Legal form': 'Forme juridique',
  'Registered in': 'Lieu d’enregistrement',
  Mission: 'Mission',
  Vision: 'Vision',
  'Claim on the sign-in page': 'Phrase de la page de connexion',
  City: 'Ville',
  'Head office': 'Siège',
  'Branch office': 'Antenne',
  'Opening hours': 'Horaires d’ouverture',
  'Fun facts': 'Chiffres clés',
  'Progress bars': 'Barres de progression',
  Introduction: 'Introduction',
  'Sentence of consent': 'Phrase d’accord',
  'Words of thanks': 'Remerciements',
  Questions: 'Questions',
  Question: 'Question',
  'Help with the answer': 'Aide pour répondre',
  'Choices, one on each line': 'Choix, un par ligne',
  ...labelsOfTypes(pageBlocks, blocks.types),
};
/** The label of an entry of one of the two lists above. */
export const labelInList = (list: string, place: number) => `${list}\u00a0: libellé ${place}`;
/** Another text of an entry in a list. */
export const textInList = (list: string, text: string, place: number) => `${list}\u00a0: ${text} ${place}`;
/** A text of a block of a page. */
export const textInBlock = (place: number, block: string, text: string) => `${place}. ${block}\u00a0: ${text}`;
/** A text of a record: "Loans: Title". */
export const fieldOfRecord = (title: string, field: string) => `${title}\u00a0: ${field}`;
/** The title of a copy that staff begin from. */
export const copyOf = (title: string) => `Copie\u00a0: ${title}`;

// Where a file is used
const nouns: Readonly<Record<string, string>> = {
  advertisement: 'publicité',
  announcement: 'annonce',
  'blog post': 'article',
  category: 'catégorie',
  document: 'document',
  event: 'événement',
  'gallery category': 'catégorie de la galerie',
  'gallery item': 'élément de la galerie',
  newsletter: 'lettre d’information',
  page: 'page',
  'site settings': 'réglages du site',
  'step of the history': 'étape de l’histoire',
  'team member': 'membre de l’équipe',
  testimonial: 'témoignage',
  translation: 'traduction',
  draft: 'brouillon',
};
export const usedIn = (noun: string, title: string) => {
  const named = nouns[noun] ?? noun;
  return title === '' ? named : `${named} «\u00a0${title}\u00a0»`;
};

// What is deleted together with a record, by the table it stands in
export const belongings = {
  event_registrations: (count: number) => (count === 1 ? '1 inscription' : `${count} inscriptions`),
  donation_notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  donation_replies: (count: number) => (count === 1 ? '1 réponse' : `${count} réponses`),
  contact_replies: (count: number) => (count === 1 ? '1 réponse' : `${count} réponses`),
  user_roles: (count: number) => (count === 1 ? '1 personne qui l’a' : `${count} personnes qui l’ont`),
};

// Where somebody is signed in
export const device = (browser: string, system: string) => `${browser} sur ${system}`;
export const unknownDevice = 'Appareil inconnu';
