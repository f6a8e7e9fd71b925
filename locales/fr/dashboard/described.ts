import { ADVERTISEMENT_TEXT } from '../../../domain/collections/advertisements.ts';
import type { DescribedWords, OwnFieldsWords } from '../../../domain/collections/words.ts';
import { CAPACITY } from '../../../domain/event-fields.ts';
import { currencies } from '../../../domain/giving/money.ts';
import { MAX_PAGE_DESCRIPTION } from '../../../domain/plain-page-fields.ts';
import { languageNames, networkNames } from '../../../domain/site-settings-fields.ts';
import { collectionWords } from '../../../modules/words-fr.ts';
import { blocks } from './blocks.ts';

const yesOrNo = { yes: 'Oui', no: 'Non' };

/** What every kind of category has. */
const category = {
  name: { label: 'Nom de la catégorie' },
  slug: {
    label: 'Nom court',
    hint: 'Le nom dans les adresses web\u00a0: lettres minuscules, chiffres et traits d’union seulement.',
  },
  icon: { label: 'Icône' },
};

/** The codes of currencies are the same in every language. */
const currency = { label: 'Monnaie', choices: Object.fromEntries(currencies.map((code) => [code, code])) };

const position = { label: 'Position', hint: 'Le plus petit nombre vient en premier.' };

/** The words of the collections that are described by their fields. */
export const described: DescribedWords = {
  ...collectionWords,
  announcements: {
    title: 'Annonces',
    subtitle: 'De courts messages en haut de chaque page.',
    one: 'Annonce',
    many: 'Annonces',
    none: 'Pas encore d’annonces',
    columns: { title: 'Annonce' },
    fields: {
      title: { label: 'Titre' },
      message: { label: 'Message' },
      show_until: {
        label: 'Afficher jusqu’au',
        hint: 'Laissez vide pour l’afficher jusqu’à ce que quelqu’un la retire.',
        none: 'Sans fin',
      },
      is_active: { label: 'Active', hint: 'Les visiteurs la voient sur chaque page.', ...yesOrNo },
    },
  },
  ads: {
    title: 'Publicités',
    subtitle: 'Les bannières de la page d’accueil, leurs vues et leurs clics.',
    one: 'Publicité',
    many: 'Publicités',
    none: 'Aucune publicité trouvée',
    columns: { start_date: 'Dates', views: 'Résultats' },
    fields: {
      title: { label: 'Titre' },
      target_url: {
        label: 'Adresse du lien',
        hint: 'L’adresse qui s’ouvre quand on appuie dessus\u00a0: un site comme www.example.org, ou une page de ce site comme /donate.',
      },
      start_date: { label: 'Début' },
      end_date: { label: 'Fin' },
      description: { label: 'Description courte', hint: 'Affichée avec le titre sur l’image.' },
      content: {
        label: 'Contenu détaillé',
        hint: `Sur les grands écrans, ses ${ADVERTISEMENT_TEXT} premiers caractères s’affichent sous la description.`,
      },
      media_id: {
        label: 'Image',
        hint: 'Affichée sur toute la largeur de la page d’accueil. Sans image, une image par défaut est affichée.',
      },
      is_active: {
        label: 'Activer aussitôt cette publicité',
        hint: 'La publicité paraît une fois approuvée, sinon elle est enregistrée comme brouillon. Cocher cette case l’approuve.',
        ...yesOrNo,
      },
    },
  },
  categories: {
    title: 'Catégories d’articles',
    subtitle: 'Les catégories des articles.',
    one: 'Catégorie',
    many: 'Catégories',
    none: 'Pas encore de catégories',
    fields: category,
  },
  gallery_categories: {
    title: 'Catégories de la galerie',
    subtitle: 'Les catégories des photos et des vidéos de la galerie.',
    one: 'Catégorie de la galerie',
    many: 'Catégories de la galerie',
    none: 'Pas encore de catégories de la galerie',
    fields: category,
  },
  timeline: {
    title: 'Histoire',
    subtitle: 'L’histoire de l’organisation, étape par étape.',
    one: 'Étape',
    many: 'Étapes',
    none: 'Pas encore d’étapes',
    columns: { title: 'Étape', date: 'Quand' },
    fields: {
      title: { label: 'Titre' },
      date: { label: 'Date' },
      precision: {
        label: 'Que sait-on de la date\u00a0?',
        hint: 'Si vous ne connaissez que le mois ou l’année, choisissez n’importe quel jour de cette période.',
        choices: {
          day: 'Le jour\u00a0: 5 mars 2024',
          month: 'Le mois\u00a0: mars 2024',
          year: 'L’année\u00a0: 2024',
        },
      },
      text: { label: 'Texte' },
    },
  },
  team: {
    title: 'Équipe',
    subtitle: 'Les personnes présentées sur la page de l’équipe.',
    one: 'Personne',
    many: 'Personnes',
    none: 'Personne n’a encore été ajouté',
    columns: { name: 'Personne' },
    fields: {
      name: { label: 'Nom' },
      role: { label: 'Fonction' },
      text: { label: 'Texte' },
      media_id: {
        label: 'Photo',
        hint: 'Affichée en hauteur sur la page et en carré sur un téléphone. Placez le point d’intérêt sur le visage.',
      },
      position,
    },
  },
  forms: {
    title: 'Formulaires',
    subtitle: 'Vos propres formulaires à remplir par les visiteurs\u00a0: bénévoles, partenaires, sondage.',
    one: 'Formulaire',
    many: 'Formulaires',
    none: 'Pas encore de formulaires',
    columns: { title: 'Formulaire', answer_count: 'Réponses' },
    fields: {
      title: { label: 'Titre' },
      slug: {
        label: 'Nom court',
        hint: 'Le nom dans les adresses web\u00a0: lettres minuscules, chiffres et traits d’union seulement.',
      },
      description: { label: 'Introduction', hint: 'Les visiteurs la lisent au-dessus des questions.' },
      questions: {
        label: 'Questions',
        hint: 'Les réponses déjà reçues restent telles quelles, même à une question que vous retirez.',
        one: 'question',
        fields: {
          label: { label: 'Question' },
          hint: { label: 'Aide pour répondre' },
          kind: {
            label: 'Type de réponse',
            choices: {
              name: 'Le nom de l’expéditeur',
              email: 'L’adresse e-mail de l’expéditeur, qui reçoit les remerciements',
              telephone: 'Le numéro de téléphone de l’expéditeur',
              line: 'Une ligne de texte',
              paragraphs: 'Plusieurs lignes de texte',
              number: 'Un nombre',
              day: 'Un jour',
              choice: 'Un choix parmi plusieurs',
              tick: 'Une case à cocher',
            },
          },
          choices: { label: 'Choix, un par ligne' },
          is_required: {
            label: 'Faut-il y répondre\u00a0?',
            choices: { no: 'Non, la réponse peut rester vide', yes: 'Oui' },
          },
        },
      },
      consent: {
        label: 'Phrase d’accord',
        hint: 'Les visiteurs doivent la cocher pour envoyer le formulaire. Laissez vide pour ne rien demander.',
      },
      thanks: {
        label: 'Remerciements',
        hint: 'Dits après l’envoi, et dans l’e-mail à l’expéditeur. Laissez vide pour les mots habituels.',
      },
      closes_at: {
        label: 'Ferme le',
        hint: 'Laissez vide pour prendre des réponses jusqu’à ce que vous le fermiez.',
        none: 'Sans fin',
      },
      most_answers: {
        label: 'Nombre maximal de réponses',
        hint: 'Le formulaire ferme après ce nombre. Laissez vide pour n’en fixer aucun.',
      },
      kept_months: {
        label: 'Mois de conservation des réponses',
        hint: 'Ensuite, elles sont supprimées d’elles-mêmes.',
      },
      is_open: {
        label: 'Prend des réponses',
        hint: 'Sans la coche, les visiteurs lisent qu’il est fermé.',
        ...yesOrNo,
      },
      is_active: { label: 'Publié', hint: 'Sans la coche, seule l’équipe le voit.', ...yesOrNo },
    },
  },
  documents: {
    title: 'Documents',
    subtitle: 'Rapports, statuts et autres fichiers que les visiteurs peuvent télécharger.',
    one: 'Document',
    many: 'Documents',
    none: 'Pas encore de documents',
    columns: { title: 'Document' },
    fields: {
      title: { label: 'Titre' },
      description: { label: 'Description' },
      date: { label: 'Date', hint: 'La date du document.' },
      media_id: { label: 'Fichier', hint: 'Un PDF de 25\u00a0Mo au plus.' },
    },
  },
  testimonials: {
    title: 'Témoignages',
    subtitle: 'Ce que l’on dit des programmes. Seules les citations avec accord sont affichées.',
    one: 'Témoignage',
    many: 'Témoignages',
    none: 'Pas encore de témoignages',
    columns: { name: 'Qui', is_consented: 'Accord' },
    fields: {
      quote: { label: 'Citation', hint: 'Dans les mots de la personne, sans guillemets.' },
      name: { label: 'Nom' },
      role: { label: 'Fonction ou lieu' },
      is_consented: {
        label: 'La personne accepte d’être citée',
        hint: 'La personne accepte que ces mots et ce nom paraissent sur le site. D’ici là, les visiteurs ne les voient pas.',
        yes: 'Accord donné, affiché',
        no: 'Non affiché',
      },
      position,
    },
  },
  payment_ways: {
    title: 'Moyens de paiement',
    subtitle: 'Codes de mobile money, comptes bancaires et bureaux où l’on peut donner.',
    one: 'Moyen de paiement',
    many: 'Moyens de paiement',
    none: 'Pas encore de moyens de paiement',
    fields: {
      name: { label: 'Nom', hint: 'Comme les donateurs le connaissent\u00a0: l’opérateur, la banque, le bureau.' },
      kind: {
        label: 'Type',
        choices: { mobile_money: 'Mobile money', bank: 'Virement bancaire', cash: 'Espèces' },
      },
      currency,
      account: { label: 'Code ou numéro de compte', hint: 'Ce que l’on copie\u00a0: un code, un numéro de compte.' },
      account_name: { label: 'Nom du compte', hint: 'Le nom que le donateur voit avant de confirmer.' },
      dial: {
        label: 'Code à composer',
        hint: 'Par exemple\u00a0: *182*8*1*123456*{amount}#. Les téléphones le composent depuis la page. Facultatif.',
      },
      instructions: { label: 'Instructions', hint: 'Étape par étape, pour quelqu’un qui ne l’a jamais fait.' },
      is_active: { label: 'Affiché', hint: 'Les visiteurs peuvent le choisir.', ...yesOrNo },
      position,
    },
  },
  suggested_amounts: {
    title: 'Montants proposés',
    subtitle: 'Des montants au choix des visiteurs, avec ce que chacun permet.',
    one: 'Montant proposé',
    many: 'Montants proposés',
    none: 'Pas encore de montants proposés',
    fields: {
      effect: {
        label: 'Ce qu’il permet',
        hint: 'En quelques mots\u00a0: «\u00a0un carnet et un stylo pour un membre\u00a0».',
      },
      units: { label: 'Montant', hint: 'En francs, dollars ou euros entiers.' },
      currency,
      position,
    },
  },
  projects: {
    title: 'Projets à soutenir',
    subtitle:
      'Ce que les visiteurs peuvent choisir de soutenir. Les autres dons vont là où le besoin est le plus grand.',
    one: 'Projet',
    many: 'Projets',
    none: 'Pas encore de projets',
    fields: {
      title: { label: 'Titre' },
      text: { label: 'Texte' },
      goal: { label: 'Objectif', hint: 'Ce qu’il faut, en francs, dollars ou euros entiers. Zéro s’il n’y en a pas.' },
      currency,
      is_progress_shown: {
        label: 'Afficher le montant reçu',
        hint: 'Les visiteurs voient quelle part de l’objectif a été reçue, d’après les vrais chiffres.',
        ...yesOrNo,
      },
      is_active: { label: 'Affiché', hint: 'Les visiteurs peuvent donner pour ce projet.', ...yesOrNo },
      position,
    },
  },
};

/** The words of the fields of other collections. */
export const ownFields: OwnFieldsWords = {
  events: {
    fields: {
      title: { label: 'Titre' },
      description: { label: 'Description' },
      event_type: {
        label: 'Type d’événement',
        choices: { offline: 'Sur place', online: 'En ligne', hybrid: 'Sur place et en ligne' },
      },
      location: { label: 'Lieu', hint: 'Assez clair pour quelqu’un qui n’y est jamais allé.' },
      online_link: { label: 'Lien de la réunion', hint: 'L’adresse web complète de la réunion.' },
      start_date: { label: 'Début' },
      end_date: { label: 'Fin' },
      banner_media_id: {
        label: 'Bannière',
        hint: 'Une image large pour le haut de la page de l’événement. 10\u00a0Mo au plus.',
      },
      media_id: { label: 'Vignette', hint: 'Affichée dans les listes d’événements. 10\u00a0Mo au plus.' },
      category: { label: 'Catégorie', hint: 'Par exemple\u00a0: Formation. Facultatif.' },
      organizer: { label: 'Organisateur', hint: 'Qui organise l’événement. Facultatif.' },
      is_public: {
        label: 'Public',
        hint: 'Visible pour les visiteurs. Sinon, seul le personnel peut le voir et inscrire des personnes.',
        ...yesOrNo,
      },
      is_active: { label: 'Actif', hint: 'Les événements inactifs sont des brouillons.', ...yesOrNo },
      capacity: { label: 'Nombre de places', hint: `Laissez vide pour le nombre habituel, ${CAPACITY} places.` },
    },
  },
  newsletter: {
    fields: {
      subject: { label: 'Objet' },
      content: {
        label: 'Lettre d’information',
        hint: 'Une version en texte simple et un lien de désabonnement sont ajoutés automatiquement.',
      },
    },
  },
  posts: {
    fields: {
      title: { label: 'Titre' },
      slug: {
        label: 'Nom court',
        hint: 'La fin de l’adresse web de l’article, tirée du titre tant que vous n’en écrivez pas une autre ou ne publiez pas l’article. Minuscules, chiffres et traits d’union seulement.',
      },
      excerpt: { label: 'Extrait' },
      content: { label: 'Contenu' },
      media_id: { label: 'Image principale', hint: 'PNG, JPG ou GIF, 10\u00a0Mo au plus.' },
      status: { label: 'État', choices: { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' } },
      published_date: { label: 'Date de publication' },
      category: { label: 'Catégorie', none: 'Sans catégorie' },
      is_featured: {
        label: 'Article à la une',
        hint: 'Sa page porte la mention «\u00a0Choix de la rédaction\u00a0».',
        ...yesOrNo,
      },
      tags: { label: 'Mots-clés', hint: 'Séparez les mots-clés par des virgules\u00a0: épargne, café, Musanze' },
    },
  },
  gallery: {
    fields: {
      title: { label: 'Titre' },
      description: { label: 'Description', hint: 'Facultatif.' },
      media_type: { label: 'Type de média', choices: { image: 'Image', video: 'Vidéo' } },
      media_id: { label: 'Image', hint: 'PNG, JPG ou GIF, 5\u00a0Mo au plus.' },
      video_url: {
        label: 'Adresse de la vidéo',
        hint: 'Copiée depuis le navigateur. L’adresse de la vidéo elle-même ou son adresse d’intégration\u00a0: un fichier .mp4 par exemple, ou une vidéo YouTube ou Vimeo.',
      },
      thumbnail_media_id: { label: 'Vignette', hint: 'Facultative. Affichée dans les listes à la place de l’élément.' },
      categories: { label: 'Catégories' },
      is_active: { label: 'Actif', ...yesOrNo },
    },
  },
  pages: {
    fields: {
      title: { label: 'Titre' },
      address: { label: 'Adresse' },
      description: {
        label: 'Description',
        hint: `Affichée dans les résultats de recherche et les liens partagés. ${MAX_PAGE_DESCRIPTION} caractères au plus. Facultatif.`,
      },
      content: { label: 'Texte' },
      blocks,
      status: { label: 'État', choices: { draft: 'Brouillon', published: 'Publié' } },
      published_date: { label: 'Date de publication' },
      until_then: {
        label: 'Jusque-là',
        hint: 'Ce que les visiteurs lisent à l’adresse d’une page qui ouvre plus tard. Laissez vide pour que la page reste inconnue jusque-là.',
      },
      is_unlisted: {
        label: 'Cacher aux moteurs de recherche',
        hint: 'Les moteurs de recherche sont priés de ne pas montrer la page, et le plan du site ne la contient pas.',
        ...yesOrNo,
      },
    },
  },
  settings: {
    fields: {
      name: { label: 'Nom' },
      tagline: { label: 'Slogan', hint: 'Affiché à côté du nom.' },
      line: { label: 'Ligne sous le nom' },
      description: { label: 'À propos de l’organisation' },
      founded: { label: 'Année de création' },
      legal_form: { label: 'Forme juridique' },
      registered_in: { label: 'Lieu d’enregistrement' },
      tax_number: { label: 'Numéro fiscal' },
      mission: { label: 'Mission' },
      vision: { label: 'Vision' },
      group_size: { label: 'Membres d’un groupe d’épargne', hint: 'Par exemple\u00a0: 15-30.' },
      sign_in_claim: { label: 'Phrase de la page de connexion', hint: 'Laissez vide pour ne rien afficher.' },
      phone: { label: 'Téléphone' },
      email: { label: 'E-mail' },
      city: { label: 'Ville' },
      head_office: { label: 'Siège' },
      branch_office: { label: 'Antenne' },
      street: { label: 'Rue', hint: 'Où se trouve le siège, par exemple KK 15 Ave, maison 12.' },
      opening_hours: {
        label: 'Horaires d’ouverture',
        hint: 'Quand le bureau est ouvert, par exemple du lundi au vendredi, de 8\u00a0h à 17\u00a0h.',
      },
      social_links: {
        label: 'Réseaux sociaux',
        one: 'réseau social',
        fields: { network: { label: 'Réseau', choices: networkNames }, url: { label: 'Adresse' } },
      },
      fun_facts: {
        label: 'Chiffres clés',
        one: 'chiffre clé',
        fields: { value: { label: 'Valeur' }, label: { label: 'Libellé' } },
      },
      progress_bars: {
        label: 'Barres de progression',
        one: 'barre de progression',
        fields: { label: { label: 'Libellé' }, percent: { label: 'Pourcentage' } },
      },
      copyright_year: { label: 'Année affichée après ©' },
      languages: { label: 'Langues' },
      translated_first: {
        label: 'Contenus traduits d’abord',
        hint: 'Dans les listes d’articles, de photos et de vidéos, les visiteurs voient d’abord ce qui est traduit dans leur langue.',
        ...yesOrNo,
      },
      notice_language: {
        label: 'Langue des e-mails envoyés à l’organisation',
        hint: 'Pour les e-mails envoyés à la boîte de l’organisation, par exemple sur les messages, les promesses de don et les inscriptions. Les e-mails à une seule personne sont dans la langue de cette personne.',
        choices: languageNames,
      },
    },
  },
  site_pages: { fields: { title: { label: 'Titre' }, body: { label: 'Texte' } } },
};
