// web/site/contact/ContactForm.island.tsx
export const yourMessageIsSent = 'Your message is sent';
export const writeAnotherMessage = 'Write another message';
export const sendMeAMessage = 'Send Me A Message';
export const name = 'Name';
export const phone = 'Phone';
export const subjectType = 'Subject Type';
export const subject = 'Subject';
export const message = 'Message';
export const sendMessage = 'Send Message';

// web/site/contact/FindUs.tsx
export const headOffice = 'Head office';
export const branchOffice = 'Branch office';
export const findUs = 'Find Us';
export const openTheMap = 'Open the map';
export const openTheMapOf = (name: string) => `Open the map: ${name}`;
export const inYourMapApp = (name: string) => `${name} in your map app`;

// web/site/contact/page.tsx
export const street = 'Street';
export const openingHours = 'Opening hours';
export const registeredIn = 'Registered in';
export const registeredInAs = <Part>(registeredIn: Part, legalForm: Part) => [registeredIn, ', as a ', legalForm];
export const contactDetails = 'Contact details';
export const callUs = 'Call us';
export const writeToUs = 'Write to us';
export const visitUs = 'Visit us';
export const reachUs = 'Reach us';
export const contactUs = 'Contact Us';
export const contact = 'Contact';
export const haveAQuestionWrite =
  'Do you have a question, an idea or a complaint, or would you like to help? Write to us or visit us. A person reads every message.';
export const haveAQuestionWriteOrCall =
  'Do you have a question, an idea or a complaint, or would you like to help? Write, call or visit us. A person reads every message.';
export const writeCallOrFind = (name: string, hasPhone: boolean, headOffice: string, branchOffice: string) =>
  `Write to ${name}${hasPhone ? ', call us' : ''} or find our offices in ${headOffice} and ${branchOffice}.`;
export const email = 'E-mail';
export const emailUs = 'E-mail us';
export const sending = 'Sending...';

// What a message is about, by its code
export const subjectTypes = {
  general: 'General Inquiry',
  support: 'Support',
  partnership: 'Partnership',
  feedback: 'Feedback',
  complaint: 'Complaint',
};
