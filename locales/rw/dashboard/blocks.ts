import type { WordsOf } from '../../../domain/collections/words.ts';
import type { plainPageFields } from '../../../domain/plain-page-fields.ts';

const title = { label: 'Umutwe' };
const text = { label: 'Umwandiko' };
const picture = { label: 'Ifoto' };
const buttons = {
  label: 'Buto',
  one: 'buto',
  fields: {
    label: { label: 'Izina' },
    address: { label: 'Ijyana kuri', hint: 'Urupapuro rw’uru rubuga, nka /donate, cyangwa aderesi yuzuye y’urundi.' },
  },
};

/** The words of the blocks of pages. */
export const blocks: WordsOf<typeof plainPageFields.blocks> = {
  label: 'Ibice',
  types: {
    content: {
      label: 'Umwandiko w’urupapuro',
      hint: 'Ibyanditse munsi ya Umwandiko. Buri rupapuro rubigira rimwe.',
      fields: {},
    },
    text: {
      label: 'Umwandiko',
      hint: 'Imitwe, ibika, intonde, imbonerahamwe, amafoto na filime.',
      fields: { body: text },
    },
    text_with_picture: {
      label: 'Umwandiko n’ifoto',
      hint: 'Umwandiko iruhande rw’ifoto; kuri telefone ifoto iba hejuru yawo.',
      fields: {
        title,
        body: text,
        picture,
        side: { label: 'Aho ifoto iba', choices: { left: 'Ibumoso', right: 'Iburyo' } },
        buttons,
      },
    },
    call_to_action: {
      label: 'Guhamagarira gukora',
      hint: 'Igice gifite ibara ry’ibumba gisaba ikintu, gifite buto n’ifoto.',
      fields: { title, text, buttons, picture },
    },
  },
};
