import type { PatternWords } from '../../../domain/form-patterns.ts';

// The list of forms
export const answers = 'Réponses';
export const answersTo = (form: string) => `Réponses à ${form}`;
export const copyLink = 'Copier le lien';
export const copyLinkOf = (form: string) => `Copier le lien vers ${form}`;
export const linkCopied = 'Le lien est copié.';
export const linkNotCopied = 'Le lien n’a pas pu être copié.';

// The form of a form
export const beginFrom = 'Choisissez un point de départ. Vous pourrez tout changer ensuite.';
export const changeAsYouLike = 'Changez ce que vous voulez, puis créez le formulaire.';
export const beginEmpty = 'Formulaire vide';
export const beginEmptyHint = 'Écrivez vous-même toutes les questions.';
export const whatItIs = 'Titre et introduction';
export const agreeingAndThanks = 'Accord et remerciements';
export const untilWhen = 'Jusqu’à quand, et pour combien de temps';
export const timesIn = (zone: string) => `Les heures sont celles de ${zone}.`;

// Answers
export const answersTitle = 'Réponses aux formulaires';
export const answersSubtitle = 'Ce que les visiteurs ont envoyé par vos propres formulaires.';
export const answer = 'Réponse';
export const answerNumber = (form: string, id: number) => `${form}, réponse ${id}`;
export const sender = 'Expéditeur';
export const form = 'Formulaire';
export const allForms = 'Tous les formulaires';
export const noAnswers = 'Pas encore de réponses';
export const print = 'Imprimer';
export const backToAnswers = 'Retour aux réponses';
export const yes = 'Oui';
export const no = 'Non';

/** What a form can begin from. */
export const patterns: PatternWords = {
  volunteers: {
    title: 'Devenir bénévole',
    about: 'Nom, e-mail, téléphone, ce que la personne sait faire et quand elle a du temps.',
    description: 'Voulez-vous aider\u00a0? Dites-nous ce que vous savez faire, et nous vous écrirons.',
    consent: 'J’accepte que vous gardiez ces réponses pour m’écrire au sujet du bénévolat.',
    questions: {
      name: { label: 'Votre nom' },
      email: { label: 'E-mail' },
      phone: { label: 'Téléphone' },
      skills: {
        label: 'Comment voulez-vous aider\u00a0?',
        hint: 'Ce que vous savez faire, ou aimeriez apprendre.',
      },
      time: {
        label: 'Combien de temps avez-vous\u00a0?',
        choices: ['Quelques heures par mois', 'Un jour par semaine', 'Plusieurs jours par semaine'],
      },
      from: { label: 'À partir de quand\u00a0?' },
    },
  },
  partnership: {
    title: 'Devenir partenaire',
    about: 'Nom, organisation, e-mail et ce que vous pourriez faire ensemble.',
    description: 'Votre organisation aimerait-elle travailler avec nous\u00a0? Parlez-nous-en.',
    consent: 'J’accepte que vous gardiez ces réponses pour m’écrire au sujet d’un partenariat.',
    questions: {
      name: { label: 'Votre nom' },
      organisation: { label: 'Votre organisation' },
      email: { label: 'E-mail' },
      phone: { label: 'Téléphone' },
      kind: {
        label: 'Quel type de partenariat\u00a0?',
        choices: ['Un projet commun', 'Un financement', 'Une formation', 'Autre chose'],
      },
      about: { label: 'Que voulez-vous faire ensemble\u00a0?' },
    },
  },
  survey: {
    title: 'Dites-nous votre avis',
    about: 'Ce que la personne pense, ce qui était bien et ce qui pourrait être mieux, sans nom.',
    description: 'Quelques questions courtes. Vous n’avez pas à dire qui vous êtes.',
    consent: '',
    questions: {
      rating: { label: 'Comment était-ce\u00a0?', choices: ['Très bien', 'Bien', 'Pas très bien', 'Mauvais'] },
      good: { label: 'Qu’est-ce qui était bien\u00a0?' },
      better: { label: 'Qu’est-ce qui pourrait être mieux\u00a0?' },
      email: { label: 'E-mail', hint: 'Seulement si vous voulez une réponse.' },
    },
  },
};
