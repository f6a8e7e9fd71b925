import type { WordsOf } from '../../../domain/collections/words.ts';
import type { plainPageFields } from '../../../domain/plain-page-fields.ts';

const title = { label: 'Titre' };
const text = { label: 'Texte' };
const picture = { label: 'Image' };
const buttons = {
  label: 'Boutons',
  one: 'bouton',
  fields: {
    label: { label: 'Libellé' },
    address: { label: 'Mène à', hint: 'Une page de ce site, par exemple /donate, ou l’adresse complète d’un autre.' },
  },
};

const titleOfList = { label: 'Titre', hint: 'Laissez vide pour le titre habituel.' };
const shortText = text;
const caption = { label: 'Légende' };
const name = { label: 'Nom' };
const label = { label: 'Libellé' };
const howMany = { label: 'Combien' };
const address = buttons.fields.address;

/** The words of the blocks of pages. */
export const blocks: WordsOf<typeof plainPageFields.blocks> = {
  label: 'Blocs',
  types: {
    content: {
      label: 'Texte de la page',
      hint: 'Ce qui est écrit sous Texte. Chaque page l’a une fois.',
      fields: {},
    },
    text: {
      label: 'Texte',
      hint: 'Titres, paragraphes, listes, tableaux, images et films.',
      fields: { body: text },
    },
    text_with_picture: {
      label: 'Texte avec image',
      hint: 'Un texte à côté d’une image\u00a0; sur un téléphone, l’image est au-dessus.',
      fields: {
        title,
        body: text,
        picture,
        side: { label: 'Image', choices: { left: 'À gauche', right: 'À droite' } },
        buttons,
      },
    },
    call_to_action: {
      label: 'Appel à agir',
      hint: 'Une bande couleur d’argile qui demande quelque chose, avec des boutons et une image.',
      fields: { title, text, buttons, picture },
    },
    hero: {
      label: 'Bannière',
      hint: 'Une image sur toute la largeur, avec de grands mots et des boutons. Sans image, ils sont sur du vert.',
      fields: { title, text: shortText, buttons, picture },
    },
    picture: {
      label: 'Image',
      hint: 'Une image avec quelques mots en dessous.',
      fields: {
        picture,
        caption,
        width: { label: 'Largeur', choices: { narrow: 'Celle d’un texte', wide: 'Celle de la page' } },
      },
    },
    gallery: {
      label: 'Galerie',
      hint: 'Jusqu’à 20 images côte à côte, chacune avec quelques mots.',
      fields: { title, entries: { label: 'Images', one: 'image', fields: { picture, caption } } },
    },
    film: {
      label: 'Film',
      hint: 'Un film de YouTube, de Vimeo ou de la bibliothèque. Il est chargé quand quelqu’un le lance.',
      fields: { title, video: { label: 'Film' }, caption },
    },
    columns: {
      label: 'Colonnes',
      hint: 'Deux ou trois textes côte à côte, chacun avec une image et un lien si vous voulez.',
      fields: {
        title,
        entries: {
          label: 'Colonnes',
          one: 'colonne',
          fields: {
            title,
            picture,
            body: text,
            label: { label: 'Mots du lien', hint: 'Laissez vide pour que le titre soit le lien.' },
            address,
          },
        },
      },
    },
    pillars: {
      label: 'Piliers',
      hint: 'Ce sur quoi une chose repose\u00a0: chaque pilier a un titre, quelques phrases et, si vous voulez, un lien.',
      fields: {
        title,
        text: shortText,
        entries: { label: 'Piliers', one: 'pilier', fields: { title, text: shortText, address } },
      },
    },
    questions: {
      label: 'Questions et réponses',
      hint: 'Des questions que l’on pose souvent. Chacune ouvre sa réponse.',
      fields: {
        title,
        entries: {
          label: 'Questions',
          one: 'question',
          fields: { question: { label: 'Question' }, body: { label: 'Réponse' } },
        },
      },
    },
    quotes: {
      label: 'Citations',
      hint: 'Ce que disent les gens\u00a0: des mots que vous écrivez ici, ou les témoignages publiés.',
      fields: {
        title,
        source: {
          label: 'Quelles citations',
          choices: { own: 'Celles écrites ici', testimonials: 'Les témoignages publiés' },
        },
        how_many: { ...howMany, hint: 'Pour les témoignages.' },
        entries: {
          label: 'Citations',
          one: 'citation',
          fields: { quote: { label: 'Citation' }, name, role: { label: 'Fonction ou lieu' } },
        },
      },
    },
    numbers: {
      label: 'Chiffres',
      hint: 'Quelques grands chiffres sur fond ocre, chacun avec ce qu’il compte.',
      fields: {
        title,
        entries: { label: 'Chiffres', one: 'chiffre', fields: { value: { label: 'Valeur' }, label } },
      },
    },
    progress_bars: {
      label: 'Barres de progression',
      hint: 'Jusqu’où une chose est arrivée, en pour cent.',
      fields: {
        title,
        entries: {
          label: 'Barres de progression',
          one: 'barre de progression',
          fields: { label, percent: { label: 'Pour cent' } },
        },
      },
    },
    buttons: {
      label: 'Boutons',
      hint: 'Jusqu’à quatre boutons sur une ligne, avec une phrase au-dessus.',
      fields: { text: shortText, buttons },
    },
    form: {
      label: 'Formulaire',
      hint: 'Un formulaire que vous avez fait sous Formulaires. Les visiteurs le remplissent sur cette page.',
      fields: {
        title,
        text: shortText,
        address: {
          label: 'Quel formulaire',
          hint: 'Son adresse, qui commence par /Form/.',
        },
      },
    },
    announcement: {
      label: 'Annonce',
      hint: 'Un encadré qui attire l’œil, pour ce qu’il ne faut pas manquer.',
      fields: { title, text: shortText, buttons },
    },
    people: {
      label: 'Équipe',
      hint: 'Des membres de l’équipe avec leurs portraits, dans l’ordre de la page de l’équipe.',
      fields: { title: titleOfList, how_many: howMany },
    },
    partners: {
      label: 'Partenaires',
      hint: 'Ceux qui travaillent avec nous, chacun avec un nom ou un logo.',
      fields: {
        title,
        entries: { label: 'Partenaires', one: 'partenaire', fields: { name, picture: { label: 'Logo' }, address } },
      },
    },
    offices: {
      label: 'Bureaux',
      hint: 'Où l’on nous trouve\u00a0: le siège, puis les antennes, chacun avec un lien vers une carte.',
      fields: {
        title: titleOfList,
        entries: {
          label: 'Bureaux',
          hint: 'Le premier est le siège.',
          one: 'bureau',
          fields: {
            name,
            place: {
              label: 'Rue et ville',
              hint: 'Comme une carte le trouve, par exemple KK 15 Ave, Kigali. Vide, on cherche le nom.',
            },
            opening_hours: { label: 'Horaires d’ouverture' },
            phone: { label: 'Téléphone' },
          },
        },
      },
    },
    documents: {
      label: 'Documents',
      hint: 'Des documents à télécharger, dans l’ordre de leur page.',
      fields: { title: titleOfList, how_many: howMany },
    },
    events: {
      label: 'Événements',
      hint: 'Les prochains événements, ou les derniers.',
      fields: {
        title: titleOfList,
        window: { label: 'Quels événements', choices: { coming: 'Ceux à venir', recent: 'Les derniers' } },
        how_many: howMany,
      },
    },
    posts: {
      label: 'Articles du blog',
      hint: 'Les articles les plus récents du blog, ou d’une de ses catégories.',
      fields: {
        title: titleOfList,
        category: {
          label: 'Catégorie',
          hint: 'Le nom d’une catégorie du blog. Laissez vide pour tous les articles.',
        },
        how_many: howMany,
      },
    },
    giving_progress: {
      label: 'Ce qui a été reçu',
      hint: 'Les projets qui ont un but, avec ce qui a été donné pour chacun.',
      fields: { title: titleOfList },
    },
    ways_to_give: {
      label: 'Donner maintenant',
      hint: 'Le formulaire de la page des dons\u00a0: un montant, et comment le payer. Une page le montre une fois.',
      fields: { title: titleOfList, text: { ...shortText, hint: 'Laissez vide pour le texte habituel.' } },
    },
    section: {
      label: 'Partie de cette page',
      hint: 'Une partie de la page venue avec le site.',
      fields: {
        part: { label: 'Partie' },
        title,
        text: shortText,
        buttons,
        picture,
        entries: {
          label: 'Entrées',
          one: 'entrée',
          fields: {
            title,
            text: shortText,
            points: { label: 'Composantes clés', hint: 'Une par ligne.' },
            outcomes: { label: 'Résultats attendus', hint: 'Un par ligne.' },
            picture,
          },
        },
      },
    },
  },
};
