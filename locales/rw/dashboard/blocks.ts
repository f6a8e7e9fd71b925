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

const titleOfList = { label: 'Umutwe', hint: 'Muhasige ubusa niba mushaka umutwe usanzwe.' };
const shortText = text;
const caption = { label: 'Amagambo y’ifoto' };
const name = { label: 'Izina' };
const label = { label: 'Izina' };
const howMany = { label: 'Umubare' };
const address = buttons.fields.address;

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
    hero: {
      label: 'Ifoto nini y’umutwe',
      hint: 'Ifoto ikwira ubugari bwose, iriho amagambo manini na buto. Iyo nta foto, biba ku ibara ry’icyatsi.',
      fields: { title, text: shortText, buttons, picture },
    },
    picture: {
      label: 'Ifoto',
      hint: 'Ifoto imwe n’amagambo make munsi yayo.',
      fields: {
        picture,
        caption,
        width: { label: 'Ubugari', choices: { narrow: 'Nk’umwandiko', wide: 'Nk’urupapuro' } },
      },
    },
    gallery: {
      label: 'Amafoto',
      hint: 'Amafoto agera kuri 20 ari iruhande rw’ayandi, buri foto n’amagambo make.',
      fields: { title, entries: { label: 'Amafoto', one: 'ifoto', fields: { picture, caption } } },
    },
    film: {
      label: 'Filime',
      hint: 'Filime yo kuri YouTube, Vimeo cyangwa mu bubiko. Iza iyo umuntu ayitangije.',
      fields: { title, video: { label: 'Filime' }, caption },
    },
    columns: {
      label: 'Inkingi z’umwandiko',
      hint: 'Imyandiko ibiri cyangwa itatu iri iruhande rw’iyindi, buri wose n’ifoto n’umurongo iyo mubishaka.',
      fields: {
        title,
        entries: {
          label: 'Inkingi z’umwandiko',
          one: 'inkingi',
          fields: {
            title,
            picture,
            body: text,
            label: { label: 'Amagambo y’umurongo', hint: 'Muhasige ubusa kugira ngo umutwe ube umurongo.' },
            address,
          },
        },
      },
    },
    pillars: {
      label: 'Inkingi',
      hint: 'Ibyo ikintu gishingiyeho: buri nkingi ifite umutwe, interuro nke n’umurongo iyo mubishaka.',
      fields: {
        title,
        text: shortText,
        entries: { label: 'Inkingi', one: 'inkingi', fields: { title, text: shortText, address } },
      },
    },
    questions: {
      label: 'Ibibazo n’ibisubizo',
      hint: 'Ibibazo bikunze kubazwa. Buri kibazo gifungura igisubizo cyacyo.',
      fields: {
        title,
        entries: {
          label: 'Ibibazo',
          one: 'ikibazo',
          fields: { question: { label: 'Ikibazo' }, body: { label: 'Igisubizo' } },
        },
      },
    },
    quotes: {
      label: 'Amagambo y’abantu',
      hint: 'Ibyo abantu bavuga: amagambo mwandika hano, cyangwa ubuhamya bwatangajwe.',
      fields: {
        title,
        source: {
          label: 'Amagambo ayahe',
          choices: { own: 'Ayanditse hano', testimonials: 'Ubuhamya bwatangajwe' },
        },
        how_many: { ...howMany, hint: 'W’ubuhamya.' },
        entries: {
          label: 'Amagambo y’abantu',
          one: 'amagambo',
          fields: { quote: { label: 'Amagambo ye' }, name, role: { label: 'Icyo akora cyangwa aho aba' } },
        },
      },
    },
    numbers: {
      label: 'Imibare',
      hint: 'Imibare mike minini ku ibara ry’umuhondo, buri mubare n’icyo ubara.',
      fields: {
        title,
        entries: { label: 'Imibare', one: 'umubare', fields: { value: { label: 'Agaciro' }, label } },
      },
    },
    progress_bars: {
      label: 'Ibipimo by’aho bigeze',
      hint: 'Aho ikintu kigeze, mu ijana.',
      fields: {
        title,
        entries: { label: 'Ibipimo by’aho bigeze', one: 'igipimo', fields: { label, percent: { label: 'Ku ijana' } } },
      },
    },
    buttons: {
      label: 'Buto',
      hint: 'Buto zigera kuri enye ku murongo umwe, n’interuro hejuru yazo.',
      fields: { text: shortText, buttons },
    },
    form: {
      label: 'Ifishi',
      hint: 'Ifishi mwakoze ahanditse Amafishi. Abasura urubuga bayuzuza kuri uru rupapuro.',
      fields: {
        title,
        text: shortText,
        address: { label: 'Ifishi iyihe', hint: 'Aderesi yayo, itangirwa na /Form/.' },
      },
    },
    announcement: {
      label: 'Itangazo',
      hint: 'Agasanduku kagaragara cyane, k’ibitagomba kwirengagizwa.',
      fields: { title, text: shortText, buttons },
    },
    people: {
      label: 'Itsinda',
      hint: 'Abagize itsinda n’amafoto yabo, uko bakurikirana ku rupapuro rw’itsinda.',
      fields: { title: titleOfList, how_many: howMany },
    },
    partners: {
      label: 'Abafatanyabikorwa',
      hint: 'Abo dukorana, buri wese n’izina cyangwa ikirango.',
      fields: {
        title,
        entries: {
          label: 'Abafatanyabikorwa',
          one: 'umufatanyabikorwa',
          fields: { name, picture: { label: 'Ikirango' }, address },
        },
      },
    },
    offices: {
      label: 'Ibiro',
      hint: 'Aho batubona: icyicaro gikuru, hanyuma amashami, buri hose n’umurongo ujya ku ikarita.',
      fields: {
        title: titleOfList,
        entries: {
          label: 'Ibiro',
          hint: 'Ibya mbere ni icyicaro gikuru.',
          one: 'ibiro',
          fields: {
            name,
            place: {
              label: 'Umuhanda n’umujyi',
              hint: 'Uko ikarita ihabona, nka KK 15 Ave, Kigali. Iyo harimo ubusa, hashakwa izina.',
            },
            opening_hours: { label: 'Amasaha y’akazi' },
            phone: { label: 'Telefone' },
          },
        },
      },
    },
    documents: {
      label: 'Inyandiko',
      hint: 'Inyandiko zo kumanura, uko zikurikirana ku rupapuro rwazo.',
      fields: { title: titleOfList, how_many: howMany },
    },
    events: {
      label: 'Ibikorwa',
      hint: 'Ibikorwa bigiye kuza, cyangwa ibiheruka.',
      fields: {
        title: titleOfList,
        window: { label: 'Ibikorwa ibihe', choices: { coming: 'Ibigiye kuza', recent: 'Ibiheruka' } },
        how_many: howMany,
      },
    },
    posts: {
      label: 'Inkuru',
      hint: 'Inkuru nshya, cyangwa izo mu cyiciro kimwe.',
      fields: {
        title: titleOfList,
        category: { label: 'Icyiciro', hint: 'Izina ry’icyiciro cy’inkuru. Muhasige ubusa niba mushaka zose.' },
        how_many: howMany,
      },
    },
    giving_progress: {
      label: 'Ibyabonetse',
      hint: 'Imishinga ifite intego, n’ibyatanzwe kuri buri mushinga.',
      fields: { title: titleOfList },
    },
    ways_to_give: {
      label: 'Tanga ubu',
      hint: 'Ifishi yo ku rupapuro rwo gutanga: amafaranga n’uko yishyurwa. Urupapuro ruyerekana rimwe.',
      fields: { title: titleOfList, text: { ...shortText, hint: 'Muhasige ubusa niba mushaka umwandiko usanzwe.' } },
    },
    section: {
      label: 'Igice cy’uru rupapuro',
      hint: 'Igice cy’urupapuro cyazanye n’urubuga.',
      fields: {
        part: { label: 'Igice' },
        title,
        text: shortText,
        buttons,
        picture,
        entries: {
          label: 'Ibirimo',
          one: 'ikirimo',
          fields: {
            title,
            text: shortText,
            points: { label: 'Ibigize by’ingenzi', hint: 'Kimwe kuri buri murongo.' },
            outcomes: { label: 'Umusaruro witezwe', hint: 'Umwe kuri buri murongo.' },
            picture,
          },
        },
      },
    },
  },
};
