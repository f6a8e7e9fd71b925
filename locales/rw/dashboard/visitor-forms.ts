import type { PatternWords } from '../../../domain/form-patterns.ts';

// The list of forms
export const answers = 'Ibisubizo';
export const answersTo = (form: string) => `Ibisubizo bya ${form}`;
export const copyLink = 'Koporora umurongo';
export const copyLinkOf = (form: string) => `Koporora umurongo ugana kuri ${form}`;
export const linkCopied = 'Umurongo wakoporowe.';
export const linkNotCopied = 'Umurongo ntiwashoboye gukoporwa.';

// The form of a form
export const beginFrom = 'Muhitemo aho muhera. Byose mushobora kubihindura nyuma.';
export const changeAsYouLike = 'Muhindure icyo mushaka, hanyuma mushyireho ifishi.';
export const beginEmpty = 'Ifishi irimo ubusa';
export const beginEmptyHint = 'Mwandike ibibazo byose ubwanyu.';
export const whatItIs = 'Umutwe n’intangiriro';
export const agreeingAndThanks = 'Kwemera no gushimira';
export const untilWhen = 'Kugeza ryari, no mu gihe kingana iki';
export const timesIn = (zone: string) => `Amasaha ni aya ${zone}.`;

// Answers
export const answersTitle = 'Ibisubizo by’amafishi';
export const answersSubtitle = 'Ibyo abasura urubuga bohereje ku mafishi yanyu.';
export const answer = 'Igisubizo';
export const answerNumber = (form: string, id: number) => `${form}, igisubizo cya ${id}`;
export const sender = 'Uwohereje';
export const form = 'Ifishi';
export const allForms = 'Amafishi yose';
export const noAnswers = 'Nta bisubizo biraza';
export const print = 'Gucapa';
export const backToAnswers = 'Subira ku bisubizo';
export const yes = 'Yego';
export const no = 'Oya';

/** What a form can begin from. */
export const patterns: PatternWords = {
  volunteers: {
    title: 'Ba umukorerabushake',
    about: 'Izina, imeyili, telefoni, icyo ashobora gukora n’igihe afite.',
    description: 'Urifuza gufasha? Tubwire icyo ushobora gukora, tuzakwandikira.',
    consent: 'Nemeye ko mubika ibi bisubizo kugira ngo munyandikire ku bukorerabushake.',
    questions: {
      name: { label: 'Izina ryawe' },
      email: { label: 'Imeyili' },
      phone: { label: 'Telefoni' },
      skills: { label: 'Urifuza gufasha ute?', hint: 'Icyo ushobora gukora, cyangwa wifuza kwiga.' },
      time: {
        label: 'Ufite igihe kingana iki?',
        choices: ['Amasaha make mu kwezi', 'Umunsi umwe mu cyumweru', 'Iminsi myinshi mu cyumweru'],
      },
      from: { label: 'Guhera ryari?' },
    },
  },
  partnership: {
    title: 'Ba umufatanyabikorwa',
    about: 'Izina, umuryango, imeyili n’icyo mwifuza gukorana.',
    description: 'Umuryango wanyu urifuza gukorana natwe? Mubitubwireho.',
    consent: 'Nemeye ko mubika ibi bisubizo kugira ngo munyandikire ku bufatanye.',
    questions: {
      name: { label: 'Izina ryawe' },
      organisation: { label: 'Umuryango wanyu' },
      email: { label: 'Imeyili' },
      phone: { label: 'Telefoni' },
      kind: {
        label: 'Ni ubufatanye bumeze bute?',
        choices: ['Gukorana umushinga', 'Inkunga y’amafaranga', 'Amahugurwa', 'Ikindi'],
      },
      about: { label: 'Murifuza ko twakorana iki?' },
    },
  },
  survey: {
    title: 'Tubwire uko ubyumva',
    about: 'Uko abyumva, ibyagenze neza n’ibyanozwa, nta zina.',
    description: 'Ibibazo bike bigufi. Si ngombwa kuvuga uwo uri we.',
    consent: '',
    questions: {
      rating: { label: 'Byari bimeze bite?', choices: ['Byiza cyane', 'Byiza', 'Si byiza cyane', 'Bibi'] },
      good: { label: 'Ni iki cyagenze neza?' },
      better: { label: 'Ni iki cyanozwa?' },
      email: { label: 'Imeyili', hint: 'Niba wifuza igisubizo gusa.' },
    },
  },
};
