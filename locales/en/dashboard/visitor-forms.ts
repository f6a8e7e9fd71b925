import type { PatternWords } from '../../../domain/form-patterns.ts';

// The list of forms
export const answers = 'Answers';
export const answersTo = (form: string) => `Answers to ${form}`;
export const copyLink = 'Copy link';
export const copyLinkOf = (form: string) => `Copy the link to ${form}`;
export const linkCopied = 'The link is copied.';
export const linkNotCopied = 'The link could not be copied.';

// The form of a form
export const beginFrom = 'Choose what it begins from. You can change everything afterwards.';
export const changeAsYouLike = 'Change what you like, then create the form.';
export const beginEmpty = 'Empty form';
export const beginEmptyHint = 'Write all questions yourself.';
export const whatItIs = 'Title and introduction';
export const agreeingAndThanks = 'Consent and thanks';
export const untilWhen = 'Until when, and for how long';
export const timesIn = (zone: string) => `Times are those of ${zone}.`;

// Answers
export const answersTitle = 'Answers to forms';
export const answersSubtitle = 'What visitors sent by your own forms.';
export const answer = 'Answer';
export const answerNumber = (form: string, id: number) => `${form}, answer ${id}`;
export const sender = 'Sender';
export const form = 'Form';
export const allForms = 'All forms';
export const noAnswers = 'No answers yet';
export const print = 'Print';
export const backToAnswers = 'Back to the answers';
export const yes = 'Yes';
export const no = 'No';

/** What a form can begin from. */
export const patterns: PatternWords = {
  volunteers: {
    title: 'Volunteer with us',
    about: 'Name, e-mail, phone, what they can do, and when they have time.',
    description: 'Would you like to help? Tell us what you can do, and we will write to you.',
    consent: 'I agree that you keep these answers to write to me about volunteering.',
    questions: {
      name: { label: 'Your name' },
      email: { label: 'E-mail' },
      phone: { label: 'Phone' },
      skills: { label: 'How would you like to help?', hint: 'What you can do, or would like to learn.' },
      time: {
        label: 'How much time do you have?',
        choices: ['A few hours a month', 'A day a week', 'Several days a week'],
      },
      from: { label: 'From when?' },
    },
  },
  partnership: {
    title: 'Become a partner',
    about: 'Name, organisation, e-mail, and what they would like to do together.',
    description: 'Would your organisation like to work with us? Tell us about it.',
    consent: 'I agree that you keep these answers to write to me about a partnership.',
    questions: {
      name: { label: 'Your name' },
      organisation: { label: 'Your organisation' },
      email: { label: 'E-mail' },
      phone: { label: 'Phone' },
      kind: {
        label: 'What kind of partnership?',
        choices: ['Working on a project together', 'Funding', 'Training', 'Something else'],
      },
      about: { label: 'What would you like to do together?' },
    },
  },
  survey: {
    title: 'Tell us what you think',
    about: 'What they think, what was good and what could be better, without a name.',
    description: 'A few short questions. You need not say who you are.',
    consent: '',
    questions: {
      rating: { label: 'How was it?', choices: ['Very good', 'Good', 'Not so good', 'Bad'] },
      good: { label: 'What was good?' },
      better: { label: 'What could be better?' },
      email: { label: 'E-mail', hint: 'Only if you would like an answer.' },
    },
  },
};
