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
  },
};
