import { pageBlocks } from '../../blocks/registry.ts';
import { labelsOfTypes } from '../../domain/collections/words.ts';

// The fields, by their English names
export const labels = {
  Name: 'Name',
  Instructions: 'Instructions',
  'What it does': 'What it does',
  Title: 'Title',
  Excerpt: 'Excerpt',
  'Until then': 'Until then',
  Content: 'Content',
  Description: 'Description',
  'Physical Location': 'Physical Location',
  Category: 'Category',
  Organiser: 'Organiser',
  Address: 'Address',
  Blocks: 'Blocks',
  Text: 'Text',
  Subject: 'Subject',
  Newsletter: 'Newsletter',
  Message: 'Message',
  'Short Description': 'Short Description',
  'Detailed Content': 'Detailed Content',
  'Category Name': 'Category Name',
  Role: 'Role',
  Quotation: 'Quotation',
  'Role or place': 'Role or place',
  Tagline: 'Tagline',
  'Line under the name': 'Line under the name',
  'About the organisation': 'About the organisation',
  'Legal form': 'Legal form',
  'Registered in': 'Registered in',
  Mission: 'Mission',
  Vision: 'Vision',
  'Claim on the sign-in page': 'Claim on the sign-in page',
  City: 'City',
  'Head office': 'Head office',
  'Branch office': 'Branch office',
  'Opening hours': 'Opening hours',
  'Fun facts': 'Fun facts',
  'Progress bars': 'Progress bars',
  Introduction: 'Introduction',
  'Sentence of consent': 'Sentence of consent',
  'Words of thanks': 'Words of thanks',
  Questions: 'Questions',
  Question: 'Question',
  'Help with the answer': 'Help with the answer',
  'Choices, one on each line': 'Choices, one on each line',
  ...labelsOfTypes(pageBlocks),
};
/** The label of an entry of one of the two lists above. */
export const labelInList = (list: string, place: number) => `${list}: label ${place}`;
/** Another text of an entry in a list. */
export const textInList = (list: string, text: string, place: number) => `${list}: ${text} ${place}`;
/** A text of a block of a page. */
export const textInBlock = (place: number, block: string, text: string) => `${place}. ${block}: ${text}`;
/** A text of a record: "Loans: Title". */
export const fieldOfRecord = (title: string, field: string) => `${title}: ${field}`;
/** The title of a copy that staff begin from. */
export const copyOf = (title: string) => `Copy of ${title}`;

// Where a file is used
export const usedIn = (noun: string, title: string) => (title === '' ? noun : `${noun} “${title}”`);

// What is deleted together with a record, by the table it stands in
export const belongings = {
  event_registrations: (count: number) => (count === 1 ? '1 registration' : `${count} registrations`),
  donation_notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  donation_replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
  contact_replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
  user_roles: (count: number) => (count === 1 ? '1 person who has it' : `${count} people who have it`),
};

// Where somebody is signed in
export const device = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';
