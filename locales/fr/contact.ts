// web/site/contact/ContactForm.island.tsx
export const yourMessageIsSent = 'Votre message est envoyé';
export const writeAnotherMessage = 'Écrire un autre message';
export const sendMeAMessage = 'Envoyez-moi un message';
export const name = 'Nom';
export const phone = 'Téléphone';
export const subjectType = 'Type de sujet';
export const subject = 'Sujet';
export const message = 'Message';
export const sendMessage = 'Envoyer le message';

// web/site/contact/FindUs.tsx
export const headOffice = 'Siège';
export const branchOffice = 'Antenne';
export const findUs = 'Nous trouver';
export const openTheMap = 'Ouvrir la carte';
export const openTheMapOf = (name: string) => `Ouvrir la carte\u00a0: ${name}`;
export const inYourMapApp = (name: string) => `${name} dans votre application de cartes`;

// web/site/contact/page.tsx
export const street = 'Rue';
export const openingHours = 'Heures d’ouverture';
export const registeredIn = 'Enregistrée à';
export const registeredInAs = <Part>(registeredIn: Part, legalForm: Part) => [registeredIn, ', comme ', legalForm];
export const contactDetails = 'Coordonnées';
export const callUs = 'Appelez-nous';
export const writeToUs = 'Écrivez-nous';
export const visitUs = 'Venez nous voir';
export const reachUs = 'Nous joindre';
export const contactUs = 'Contactez-nous';
export const contact = 'Contact';
export const haveAQuestionWrite =
  'Vous avez une question, une idée ou une réclamation, ou vous voulez aider ? Écrivez-nous ou venez nous voir. Une personne lit chaque message.';
export const haveAQuestionWriteOrCall =
  'Vous avez une question, une idée ou une réclamation, ou vous voulez aider ? Écrivez-nous, appelez-nous ou venez nous voir. Une personne lit chaque message.';
export const writeCallOrFind = (name: string, hasPhone: boolean, headOffice: string, branchOffice: string) =>
  `Écrivez à ${name}${hasPhone ? ', appelez-nous' : ''} ou trouvez nos bureaux à ${headOffice} et ${branchOffice}.`;
export const email = 'E-mail';
export const emailUs = 'Écrivez-nous par e-mail';
export const sending = 'Envoi...';

// What a message is about, by its code
export const subjectTypes = {
  general: 'Question générale',
  support: 'Aide',
  partnership: 'Partenariat',
  feedback: 'Avis',
  complaint: 'Réclamation',
};
