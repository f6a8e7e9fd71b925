// web/site/contact/ContactForm.island.tsx
export const yourMessageIsSent = 'Votre message est envoyé';
export const writeAnotherMessage = 'Écrire un autre message';
export const sendMeAMessage = 'Envoyez-nous un message';
export const name = 'Nom';
export const phone = 'Téléphone';
export const subjectType = 'Type de demande';
export const subject = 'Objet';
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
export const openingHours = 'Horaires d’ouverture';
export const registeredIn = 'Lieu d’enregistrement';
export const registeredInAs = <Part>(registeredIn: Part, legalForm: Part) => [registeredIn, ' (', legalForm, ')'];
export const contactDetails = 'Coordonnées';
export const callUs = 'Appelez-nous';
export const writeToUs = 'Écrivez-nous';
export const visitUs = 'Venez nous voir';
export const reachUs = 'Nous joindre';
export const contactUs = 'Contactez-nous';
export const contact = 'Contact';
export const haveAQuestionWrite =
  'Vous avez une question, une idée ou une réclamation, ou vous voulez aider\u00a0? Écrivez-nous ou venez nous voir. Chaque message est lu par un membre de l’équipe.';
export const haveAQuestionWriteOrCall =
  'Vous avez une question, une idée ou une réclamation, ou vous voulez aider\u00a0? Écrivez-nous, appelez-nous ou venez nous voir. Chaque message est lu par un membre de l’équipe.';
export const writeCallOrFind = (name: string, hasPhone: boolean, headOffice: string, branchOffice: string) =>
  `Écrivez à ${name}${hasPhone ? ', appelez-nous' : ''} ou trouvez nos bureaux à ${headOffice} et à ${branchOffice}.`;
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
