// web/site/contact/ContactForm.island.tsx
export const yourMessageIsSent = 'Ubutumwa bwanyu bwoherejwe';
export const writeAnotherMessage = 'Mwandike ubundi butumwa';
export const sendMeAMessage = 'Mutwoherereze ubutumwa';
export const name = 'Izina';
export const phone = 'Telefoni';
export const subjectType = 'Icyo ubutumwa buvugaho';
export const subject = 'Umutwe w’ubutumwa';
export const message = 'Ubutumwa';
export const sendMessage = 'Mwohereze ubutumwa';

// web/site/contact/FindUs.tsx
export const headOffice = 'Icyicaro gikuru';
export const branchOffice = 'Ishami';
export const findUs = 'Aho mudusanga';
export const openTheMap = 'Fungura ikarita';
export const openTheMapOf = (name: string) => `Fungura ikarita: ${name}`;
export const inYourMapApp = (name: string) => `${name} ku ikarita yo muri telefoni yanyu`;

// web/site/contact/page.tsx
export const street = 'Umuhanda';
export const openingHours = 'Amasaha y’akazi';
export const registeredIn = 'Aho wanditswe';
export const registeredInAs = <Part>(registeredIn: Part, legalForm: Part) => [registeredIn, ', nka ', legalForm];
export const contactDetails = 'Uko mutugeraho';
export const callUs = 'Duhamagare';
export const writeToUs = 'Twandikire';
export const visitUs = 'Dusure';
export const reachUs = 'Uko mutugeraho';
export const contactUs = 'Twandikire';
export const contact = 'Twandikire';
export const haveAQuestionWrite =
  'Mufite ikibazo, igitekerezo cyangwa icyo mutishimiye, cyangwa mwifuza gufasha? Mutwandikire cyangwa mudusure. Buri butumwa busomwa n’umuntu.';
export const haveAQuestionWriteOrCall =
  'Mufite ikibazo, igitekerezo cyangwa icyo mutishimiye, cyangwa mwifuza gufasha? Mutwandikire, muduhamagare cyangwa mudusure. Buri butumwa busomwa n’umuntu.';
export const writeCallOrFind = (name: string, hasPhone: boolean, headOffice: string, branchOffice: string) =>
  `Mwandikire ${name}${hasPhone ? ', muduhamagare' : ''} cyangwa musure ibiro byacu i ${headOffice} n’i ${branchOffice}.`;
export const email = 'Imeyili';
export const emailUs = 'Twandikire kuri imeyili';
export const sending = 'Birimo koherezwa...';

// What a message is about, by its code
export const subjectTypes = {
  general: 'Ikibazo rusange',
  support: 'Ubufasha',
  partnership: 'Ubufatanye',
  feedback: 'Igitekerezo',
  complaint: 'Icyo mutishimiye',
};
