import { pageBlocks } from '../../blocks/registry.ts';
import { labelsOfTypes } from '../../domain/collections/words.ts';
import { blocks } from './dashboard/blocks.ts';

// The fields, by their English names
export const labels = {
  Name: 'Izina',
  Instructions: 'Amabwiriza',
  'What it does': 'Icyo amara',
  Title: 'Umutwe',
  Excerpt: 'Incamake',
  'Until then': 'Mbere y’uko ifungurwa',
  Content: 'Ibirimo',
  Description: 'Ibisobanuro',
  'Physical Location': 'Ahantu',
  Category: 'Icyiciro',
  Organiser: 'Uwateguye',
  Address: 'Aderesi',
  Blocks: 'Ibice',
  Text: 'Inyandiko',
  Subject: 'Umutwe w’ubutumwa',
  Newsletter: 'Akanyamakuru',
  Message: 'Ubutumwa',
  'Short Description': 'Ibisobanuro bigufi',
  'Detailed Content': 'Ibisobanuro birambuye',
  'Category Name': 'Izina ry’icyiciro',
  Role: 'Icyo ashinzwe',
  Quotation: 'Amagambo ye',
  'Role or place': 'Icyo akora cyangwa aho aba',
  Tagline: 'Intero',
  'Line under the name': 'Umurongo uri munsi y’izina',
  'About the organisation': 'Ibyerekeye umuryango',
  'Legal form': 'Imiterere mu mategeko',
  'Registered in': 'Aho wanditswe',
  Mission: 'Intego',
  Vision: 'Icyerekezo',
  'Claim on the sign-in page': 'Amagambo ari ku rupapuro rwo kwinjira',
  City: 'Umujyi',
  'Head office': 'Icyicaro gikuru',
  'Branch office': 'Ishami',
  'Opening hours': 'Amasaha y’akazi',
  'Fun facts': 'Imibare y’ingenzi',
  'Progress bars': 'Ibipimo by’aho bigeze',
  Introduction: 'Intangiriro',
  'Sentence of consent': 'Interuro yo kwemera',
  'Words of thanks': 'Amagambo yo gushimira',
  Questions: 'Ibibazo',
  Question: 'Ikibazo',
  'Help with the answer': 'Ubufasha bwo gusubiza',
  'Choices, one on each line': 'Amahitamo, rimwe ku murongo',
  ...labelsOfTypes(pageBlocks, blocks.types),
};
/** The label of an entry of one of the two lists above. */
export const labelInList = (list: string, place: number) => `${list}: izina rya ${place}`;
/** Another text of an entry in a list. */
export const textInList = (list: string, text: string, place: number) => `${list}: ${text} ${place}`;
/** A text of a block of a page. */
export const textInBlock = (place: number, block: string, text: string) => `${place}. ${block}: ${text}`;
/** A text of a record: "Loans: Title". */
export const fieldOfRecord = (title: string, field: string) => `${title}: ${field}`;
/** The title of a copy that staff begin from. */
export const copyOf = (title: string) => `Kopi: ${title}`;

// Where a file is used
const nouns: Readonly<Record<string, string>> = {
  advertisement: 'icyamamazwa',
  announcement: 'itangazo',
  'blog post': 'inkuru',
  category: 'icyiciro',
  document: 'inyandiko yo kumanura',
  event: 'igikorwa',
  'gallery category': 'icyiciro cy’amafoto',
  'gallery item': 'ifoto cyangwa videwo',
  newsletter: 'akanyamakuru',
  page: 'urupapuro',
  'site settings': 'igenamiterere ry’urubuga',
  'step of the history': 'intambwe y’amateka',
  'team member': 'uwo dukorana',
  testimonial: 'ubuhamya',
  translation: 'inyandiko isemuye',
  draft: 'ibyanditswe bitarabikwa',
};
export const usedIn = (noun: string, title: string) => {
  const named = nouns[noun] ?? noun;
  return title === '' ? named : `${named} «${title}»`;
};

// What is deleted together with a record, by the table it stands in
export const belongings = {
  event_registrations: (count: number) => (count === 1 ? 'uwiyandikishije 1' : `abiyandikishije ${count}`),
  donation_notes: (count: number) => (count === 1 ? 'icyitonderwa 1' : `ibyitonderwa ${count}`),
  donation_replies: (count: number) => (count === 1 ? 'igisubizo 1' : `ibisubizo ${count}`),
  contact_replies: (count: number) => (count === 1 ? 'igisubizo 1' : `ibisubizo ${count}`),
  user_roles: (count: number) => (count === 1 ? 'uyifite 1' : `abayifite ${count}`),
};

// Where somebody is signed in
export const device = (browser: string, system: string) => `${browser} kuri ${system}`;
export const unknownDevice = 'Igikoresho kitazwi';
