import { ADVERTISEMENT_TEXT } from '../../../domain/collections/advertisements.ts';
import type { DescribedWords, OwnFieldsWords } from '../../../domain/collections/words.ts';
import { CAPACITY } from '../../../domain/event-fields.ts';
import { currencies } from '../../../domain/giving/money.ts';
import { MAX_PAGE_DESCRIPTION } from '../../../domain/plain-page-fields.ts';
import { languageNames, networkNames } from '../../../domain/site-settings-fields.ts';
import { collectionWords } from '../../../modules/words-rw.ts';
import { blocks } from './blocks.ts';

const yesOrNo = { yes: 'Yego', no: 'Oya' };

/** What every kind of category has. */
const category = {
  name: { label: 'Izina ry’icyiciro' },
  slug: {
    label: 'Izina ryo muri aderesi',
    hint: 'Izina ryayo muri aderesi zo kuri interineti: inyuguti nto, imibare n’akamenyetso «-» gusa',
  },
  icon: { label: 'Akamenyetso' },
};

/** The codes of currencies are the same in every language. */
const currency = { label: 'Ubwoko bw’amafaranga', choices: Object.fromEntries(currencies.map((code) => [code, code])) };

const position = { label: 'Umwanya', hint: 'Umubare muto ni wo ubanza.' };

/** The words of the collections that are described by their fields. */
export const described: DescribedWords = {
  ...collectionWords,
  announcements: {
    title: 'Amatangazo',
    subtitle: 'Ubutumwa bugufi buba hejuru kuri buri rupapuro.',
    one: 'Itangazo',
    many: 'Amatangazo',
    none: 'Nta tangazo rirashyirwaho',
    columns: { title: 'Itangazo' },
    fields: {
      title: { label: 'Umutwe' },
      message: { label: 'Ubutumwa' },
      show_until: {
        label: 'Rigaragara kugeza',
        hint: 'Muhareke ubusa kugira ngo rigaragare kugeza hagize urikuraho.',
        none: 'Ntirirangira',
      },
      is_active: { label: 'Riragaragara', hint: 'Abasura urubuga baribona kuri buri rupapuro.', ...yesOrNo },
    },
  },
  ads: {
    title: 'Kwamamaza',
    subtitle: 'Amafoto yo ahabanza, inshuro yarebwe n’izo yakandweho.',
    one: 'Icyamamazwa',
    many: 'Ibyamamazwa',
    none: 'Nta cyamamazwa cyabonetse',
    columns: { start_date: 'Amatariki', views: 'Uko cyarebwe' },
    fields: {
      title: { label: 'Umutwe' },
      target_url: {
        label: 'Aderesi kijyanaho',
        hint: 'Aderesi ifunguka iyo bagikanzeho: urubuga nka www.example.org, cyangwa urupapuro rw’uru rubuga nka /donate.',
      },
      start_date: { label: 'Itariki gitangiriraho' },
      end_date: { label: 'Itariki kirangiriraho' },
      description: { label: 'Ibisobanuro bigufi', hint: 'Byerekanwa ku ifoto hamwe n’umutwe.' },
      content: {
        label: 'Ibisobanuro birambuye',
        hint: `Kuri mudasobwa, inyuguti ${ADVERTISEMENT_TEXT} za mbere zigaragara munsi y’ibisobanuro bigufi.`,
      },
      media_id: {
        label: 'Ifoto',
        hint: 'Igaragara ku bugari bwose bw’ahabanza. Iyo idahari, herekanwa ifoto isanzwe.',
      },
      is_active: {
        label: 'Iki cyamamazwa gihite kigaragara',
        hint: 'Kigaragara kimaze kwemezwa; bitabaye ibyo kibikwa kitagaragara. Gushyiramo akamenyetso ni ukucyemeza.',
        ...yesOrNo,
      },
    },
  },
  categories: {
    title: 'Ibyiciro by’inkuru',
    subtitle: 'Ibyiciro inkuru zishyirwamo.',
    one: 'Icyiciro',
    many: 'Ibyiciro',
    none: 'Nta cyiciro kirashyirwaho',
    fields: category,
  },
  gallery_categories: {
    title: 'Ibyiciro by’amafoto',
    subtitle: 'Ibyiciro by’amafoto na videwo.',
    one: 'Icyiciro cy’amafoto',
    many: 'Ibyiciro by’amafoto',
    none: 'Nta cyiciro cy’amafoto kirashyirwaho',
    fields: category,
  },
  timeline: {
    title: 'Amateka',
    subtitle: 'Amateka y’umuryango, intambwe ku yindi.',
    one: 'Intambwe',
    many: 'Intambwe',
    none: 'Nta ntambwe irashyirwaho',
    columns: { title: 'Intambwe', date: 'Igihe' },
    fields: {
      title: { label: 'Umutwe' },
      date: { label: 'Itariki' },
      precision: {
        label: 'Itariki izwi ite?',
        hint: 'Niba muzi ukwezi cyangwa umwaka gusa, muhitemo umunsi uwo ari wo wose urimo.',
        choices: {
          day: 'Umunsi: 5 Werurwe 2024',
          month: 'Ukwezi: Werurwe 2024',
          year: 'Umwaka: 2024',
        },
      },
      text: { label: 'Inyandiko' },
    },
  },
  team: {
    title: 'Abo dukorana',
    subtitle: 'Abantu bagaragara ku rupapuro rw’abo dukorana.',
    one: 'Umuntu',
    many: 'Abantu',
    none: 'Nta muntu urongerwaho',
    columns: { name: 'Umuntu' },
    fields: {
      name: { label: 'Izina' },
      role: { label: 'Icyo ashinzwe' },
      text: { label: 'Inyandiko' },
      media_id: {
        label: 'Ifoto',
        hint: 'Ku rupapuro igaragara ihagaze, kuri telefoni ikaba kare. Ahantu h’ingenzi ku ifoto muhashyire mu maso.',
      },
      position,
    },
  },
  forms: {
    title: 'Amafishi',
    subtitle: 'Amafishi yanyu yuzuzwa n’abasura urubuga: abakorerabushake, abafatanyabikorwa, ubushakashatsi.',
    one: 'Ifishi',
    many: 'Amafishi',
    none: 'Nta fishi irashyirwaho',
    columns: { title: 'Ifishi', answer_count: 'Ibisubizo' },
    fields: {
      title: { label: 'Umutwe' },
      slug: {
        label: 'Izina rigufi',
        hint: 'Izina mu maderesi y’urubuga: inyuguti nto, imibare n’utudomo twa - gusa.',
      },
      description: { label: 'Intangiriro', hint: 'Abasura urubuga bayisoma hejuru y’ibibazo.' },
      questions: {
        label: 'Ibibazo',
        hint: 'Ibisubizo byaje mbere biguma uko biri, n’iby’ikibazo mukuyemo.',
        one: 'ikibazo',
        fields: {
          label: { label: 'Ikibazo' },
          hint: { label: 'Ubufasha bwo gusubiza' },
          kind: {
            label: 'Ubwoko bw’igisubizo',
            choices: {
              name: 'Izina ry’uwohereza',
              email: 'Imeyili y’uwohereza, yoherezwaho ishimwe',
              telephone: 'Nimero ya telefoni y’uwohereza',
              line: 'Umurongo umwe w’inyandiko',
              paragraphs: 'Imirongo myinshi y’inyandiko',
              number: 'Umubare',
              day: 'Umunsi',
              choice: 'Guhitamo kimwe muri byinshi',
              tick: 'Akazu ko gushyiramo akamenyetso',
            },
          },
          choices: { label: 'Amahitamo, rimwe ku murongo' },
          is_required: {
            label: 'Kigomba gusubizwa?',
            choices: { no: 'Oya, gishobora gusigara ubusa', yes: 'Yego' },
          },
        },
      },
      consent: {
        label: 'Interuro yo kwemera',
        hint: 'Abasura urubuga bagomba kuyemeza kugira ngo bohereze. Musige ubusa niba ntacyo mubasaba.',
      },
      thanks: {
        label: 'Amagambo yo gushimira',
        hint: 'Avugwa ifishi imaze koherezwa, no muri imeyili y’uwohereje. Musige ubusa hakoreshwe asanzwe.',
      },
      closes_at: {
        label: 'Ifungwa ku wa',
        hint: 'Musige ubusa kugira ngo yakire ibisubizo kugeza muyifunze.',
        none: 'Nta herezo',
      },
      most_answers: {
        label: 'Ibisubizo bitarenza',
        hint: 'Ifishi ifungwa nyuma y’uwo mubare. Musige ubusa niba nta mubare ntarengwa.',
      },
      kept_months: { label: 'Amezi ibisubizo bibikwa', hint: 'Nyuma bisibwa ubwabyo.' },
      is_open: {
        label: 'Yakira ibisubizo',
        hint: 'Hatarimo akamenyetso, abasura urubuga basoma ko yafunzwe.',
        ...yesOrNo,
      },
      is_active: { label: 'Yatangajwe', hint: 'Hatarimo akamenyetso, abakozi ni bo bonyine bayibona.', ...yesOrNo },
    },
  },
  documents: {
    title: 'Inyandiko',
    subtitle: 'Raporo, amategeko shingiro n’izindi dosiye abasura urubuga bashobora kumanura.',
    one: 'Inyandiko',
    many: 'Inyandiko',
    none: 'Nta nyandiko irashyirwaho',
    columns: { title: 'Inyandiko' },
    fields: {
      title: { label: 'Umutwe' },
      description: { label: 'Ibisobanuro' },
      date: { label: 'Itariki', hint: 'Itariki y’inyandiko.' },
      media_id: { label: 'Dosiye', hint: 'PDF itarengeje MB\u00a025.' },
    },
  },
  testimonials: {
    title: 'Ubuhamya',
    subtitle: 'Ibyo abantu bavuga kuri gahunda zacu. Hagaragara gusa ibyo ababivuze bemeye.',
    one: 'Ubuhamya',
    many: 'Ubuhamya',
    none: 'Nta buhamya burashyirwaho',
    columns: { name: 'Uwabivuze', is_consented: 'Uruhushya' },
    fields: {
      quote: { label: 'Amagambo ye', hint: 'Uko yabivuze ubwe, nta twuguruzo n’utwugarizo.' },
      name: { label: 'Izina' },
      role: { label: 'Icyo akora cyangwa aho aba' },
      is_consented: {
        label: 'Yemeye ko bitangazwa',
        hint: 'Uyu muntu yemeye ko aya magambo n’iri zina bijya ku rubuga. Atarabyemera, abasura urubuga ntibabibona.',
        yes: 'Yarabyemeye, biragaragara',
        no: 'Ntibigaragara',
      },
      position,
    },
  },
  payment_ways: {
    title: 'Uburyo bwo kwishyura',
    subtitle: 'Kode za Mobile Money, konti za banki n’ibiro byakirirwamo inkunga.',
    one: 'Uburyo bwo kwishyura',
    many: 'Uburyo bwo kwishyura',
    none: 'Nta buryo bwo kwishyura burashyirwaho',
    fields: {
      name: { label: 'Izina', hint: 'Izina abaterankunga basanzwe bazi: ikigo cy’itumanaho, banki, ibiro.' },
      kind: {
        label: 'Ubwoko',
        choices: { mobile_money: 'Mobile Money', bank: 'Kohereza kuri konti ya banki', cash: 'Amafaranga mu ntoki' },
      },
      currency,
      account: { label: 'Kode cyangwa nimero ya konti', hint: 'Icyo bakoporora: kode, nimero ya konti.' },
      account_name: { label: 'Izina rya konti', hint: 'Izina umuterankunga abona mbere yo kwemeza.' },
      dial: {
        label: 'Kode yo gukanda',
        hint: 'Urugero *182*8*1*123456*{amount}#. Telefoni iyikanda ivuye ku rupapuro. Si ngombwa.',
      },
      instructions: { label: 'Amabwiriza', hint: 'Intambwe ku yindi, ku muntu utarabikora na rimwe.' },
      is_active: { label: 'Bugaragara', hint: 'Abasura urubuga barabubona.', ...yesOrNo },
      position,
    },
  },
  suggested_amounts: {
    title: 'Amafaranga yo guhitamo',
    subtitle: 'Amafaranga abasura urubuga bashobora guhitamo, n’icyo buri mubare umara.',
    one: 'Amafaranga yo guhitamo',
    many: 'Amafaranga yo guhitamo',
    none: 'Nta mafaranga yo guhitamo arashyirwaho',
    fields: {
      effect: { label: 'Icyo amara', hint: 'Mu magambo make: «ikayi n’ikaramu by’umunyamuryango umwe».' },
      units: { label: 'Amafaranga', hint: 'Mu mafaranga, amadolari cyangwa amayero yuzuye.' },
      currency,
      position,
    },
  },
  projects: {
    title: 'Imishinga yo gushyigikira',
    subtitle:
      'Ibyo abasura urubuga bashobora guhitamo gutera inkunga. Izindi nkunga zijya aho zikenewe kurusha ahandi.',
    one: 'Umushinga',
    many: 'Imishinga',
    none: 'Nta mushinga urashyirwaho',
    fields: {
      title: { label: 'Umutwe' },
      text: { label: 'Inyandiko' },
      goal: {
        label: 'Intego',
        hint: 'Ayo umushinga ukeneye, mu mafaranga, amadolari cyangwa amayero yuzuye. Zeru niba nta ntego.',
      },
      currency,
      is_progress_shown: {
        label: 'Erekana ayamaze kuboneka',
        hint: 'Abasura urubuga babona igice cy’intego cyamaze kuboneka, hakurikijwe imibare nyayo.',
        ...yesOrNo,
      },
      is_active: { label: 'Ugaragara', hint: 'Abasura urubuga bashobora kuwutera inkunga.', ...yesOrNo },
      position,
    },
  },
};

/** The words of the fields of other collections. */
export const ownFields: OwnFieldsWords = {
  events: {
    fields: {
      title: { label: 'Umutwe' },
      description: { label: 'Ibisobanuro' },
      event_type: {
        label: 'Ubwoko bw’igikorwa',
        choices: {
          offline: 'Imbona\u00adnkubone',
          online: 'Kuri interineti',
          hybrid: 'Imbona\u00adnkubone no kuri interineti',
        },
      },
      location: { label: 'Ahantu', hint: 'Hasobanuke no ku muntu utarahagera.' },
      online_link: { label: 'Aderesi y’inama', hint: 'Aderesi yuzuye y’inama kuri interineti.' },
      start_date: { label: 'Gitangira' },
      end_date: { label: 'Kirangira' },
      banner_media_id: {
        label: 'Ifoto nini',
        hint: 'Ifoto yagutse ijya hejuru ku rupapuro rw’igikorwa. Ntirenze MB\u00a010.',
      },
      media_id: { label: 'Ifoto nto', hint: 'Igaragara mu ntonde z’ibikorwa. Ntirenze MB\u00a010.' },
      category: { label: 'Icyiciro', hint: 'Urugero: Amahugurwa. Si ngombwa.' },
      organizer: { label: 'Uwateguye', hint: 'Uwateguye igikorwa. Si ngombwa.' },
      is_public: {
        label: 'Kigaragarira bose',
        hint: 'Abasura urubuga barakibona. Bitabaye ibyo, abakozi ni bo bonyine bakibona kandi bakandika abantu.',
        ...yesOrNo,
      },
      is_active: { label: 'Kiragara\u00adgara', hint: 'Ibikorwa bitagaragara ntibiratangazwa.', ...yesOrNo },
      capacity: { label: 'Umubare w’imyanya', hint: `Muhareke ubusa niba ari imyanya isanzwe, ${CAPACITY}.` },
    },
  },
  newsletter: {
    fields: {
      subject: { label: 'Umutwe w’ubutumwa' },
      content: { label: 'Akanyamakuru', hint: 'Inyandiko isanzwe n’aderesi yo kuva ku rutonde byongerwaho ubwabyo.' },
    },
  },
  posts: {
    fields: {
      title: { label: 'Umutwe' },
      slug: {
        label: 'Izina rigufi',
        hint: 'Impera y’aderesi y’inkuru ku rubuga, ikorwa ivuye ku mutwe kugeza mwanditse iyindi cyangwa mutangaje inkuru. Inyuguti nto, imibare n’akamenyetso «-» gusa.',
      },
      excerpt: { label: 'Incamake' },
      content: { label: 'Ibirimo' },
      media_id: { label: 'Ifoto nyamukuru', hint: 'PNG, JPG cyangwa GIF, itarenze MB\u00a010' },
      status: {
        label: 'Uko bihagaze',
        choices: { draft: 'Ntiratangazwa', published: 'Yatangajwe', archived: 'Yavanywe ku rubuga' },
      },
      published_date: { label: 'Itariki yo gutangazwa' },
      category: { label: 'Icyiciro', none: 'Nta cyiciro' },
      is_featured: {
        label: 'Inkuru yatoranyijwe',
        hint: 'Ku rupapuro rwayo handikwaho «Yatoranyijwe n’ubwanditsi».',
        ...yesOrNo,
      },
      tags: { label: 'Ingingo', hint: 'Mutandukanye ingingo mukoresheje utwitso: ubwizigame, ikawa, Musanze' },
    },
  },
  gallery: {
    fields: {
      title: { label: 'Umutwe' },
      description: { label: 'Ibisobanuro', hint: 'Si ngombwa.' },
      media_type: { label: 'Ubwoko', choices: { image: 'Ifoto', video: 'Videwo' } },
      media_id: { label: 'Ifoto', hint: 'PNG, JPG cyangwa GIF, itarenze MB\u00a05' },
      video_url: {
        label: 'Aderesi ya videwo',
        hint: 'Ikopororwa muri mushakisha. Aderesi ya videwo ubwayo cyangwa iyo kuyishyira ku rundi rubuga: dosiye nka .mp4, cyangwa videwo yo kuri YouTube cyangwa Vimeo.',
      },
      thumbnail_media_id: { label: 'Ifoto nto', hint: 'Si ngombwa. Igaragara mu ntonde mu mwanya w’iyi.' },
      categories: { label: 'Ibyiciro' },
      is_active: { label: 'Iragaragara', ...yesOrNo },
    },
  },
  pages: {
    fields: {
      title: { label: 'Umutwe' },
      address: { label: 'Aderesi' },
      description: {
        label: 'Ibisobanuro',
        hint: `Bigaragara mu bisubizo by’ishakisha, n’igihe aderesi isangijwe abandi. Ntibirenga inyuguti ${MAX_PAGE_DESCRIPTION}. Si ngombwa.`,
      },
      content: { label: 'Inyandiko' },
      blocks,
      status: { label: 'Uko ruhagaze', choices: { draft: 'Ntiratangazwa', published: 'Yatangajwe' } },
      published_date: { label: 'Itariki yo gutangazwa' },
      until_then: {
        label: 'Kugeza icyo gihe',
        hint: 'Ibyo abashyitsi basoma ku rupapuro ruzafungurwa nyuma. Muhareke ubusa niba urupapuro rutagomba kumenyekana mbere.',
      },
      is_unlisted: {
        label: 'Ntirushakishwe na moteri z’ishakisha',
        hint: 'Moteri z’ishakisha zisabwa kuterekana urwo rupapuro, kandi ikarita y’urubuga ntirurimo.',
        ...yesOrNo,
      },
    },
  },
  settings: {
    fields: {
      name: { label: 'Izina' },
      tagline: { label: 'Intero', hint: 'Igaragara iruhande rw’izina.' },
      line: { label: 'Umurongo uri munsi y’izina' },
      description: { label: 'Ibyerekeye umuryango' },
      founded: { label: 'Umwaka washinzwemo' },
      legal_form: { label: 'Imiterere mu mategeko' },
      registered_in: { label: 'Aho wanditswe' },
      tax_number: { label: 'Nimero iranga usora (TIN)' },
      mission: { label: 'Intego' },
      vision: { label: 'Icyerekezo' },
      group_size: { label: 'Umubare w’abanyamuryango b’itsinda', hint: 'Urugero: 15-30.' },
      sign_in_claim: {
        label: 'Amagambo ari ku rupapuro rwo kwinjira',
        hint: 'Muhareke ubusa niba nta kigomba kugaragara.',
      },
      phone: { label: 'Telefoni' },
      email: { label: 'Imeyili' },
      city: { label: 'Umujyi' },
      head_office: { label: 'Icyicaro gikuru' },
      branch_office: { label: 'Ishami' },
      street: { label: 'Umuhanda', hint: 'Aho icyicaro gikuru kiri, urugero: KK 15 Ave, inzu ya 12.' },
      opening_hours: {
        label: 'Amasaha y’akazi',
        hint: 'Igihe haba hari umuntu, urugero: kuva ku wa Mbere kugeza ku wa Gatanu, 8:00 kugeza 17:00.',
      },
      social_links: {
        label: 'Imbuga nkoranyambaga',
        one: 'urubuga nkoranyambaga',
        fields: { network: { label: 'Urubuga nkoranyambaga', choices: networkNames }, url: { label: 'Aderesi' } },
      },
      fun_facts: {
        label: 'Imibare y’ingenzi',
        one: 'umubare w’ingenzi',
        fields: { value: { label: 'Umubare' }, label: { label: 'Icyo ari cyo' } },
      },
      progress_bars: {
        label: 'Ibipimo by’aho bigeze',
        one: 'igipimo cy’aho bigeze',
        fields: { label: { label: 'Icyo ari cyo' }, percent: { label: 'Ku ijana' } },
      },
      copyright_year: { label: 'Umwaka wanditse iruhande rwa ©' },
      languages: { label: 'Indimi' },
      translated_first: {
        label: 'Ibyasemuwe bibanza',
        hint: 'Mu ntonde z’inkuru, amafoto na videwo, abasura urubuga babanza kubona ibyasemuwe mu rurimi rwabo.',
        ...yesOrNo,
      },
      notice_language: {
        label: 'Ururimi rw’imeyili zimenyesha abakozi',
        hint: 'Imeyili zohererezwa umuryango, urugero izivuga ku butumwa, inkunga zasezeranyijwe n’abiyandikishije. Imeyili yohererejwe umuntu umwe iba iri mu rurimi rwe.',
        choices: languageNames,
      },
    },
  },
  site_pages: { fields: { title: { label: 'Umutwe' }, body: { label: 'Inyandiko' } } },
};
