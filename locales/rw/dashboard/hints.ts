// What a newcomer reads on a screen until they have pressed the button below it.
export const hint = 'Inama';
export const gotIt = 'Nabyumvise';
export const more = 'Ibindi mu mfashanyigisho';
export const opensInNewTab = '(ifungukira ahandi)';

export const hints = {
  overview: {
    text: 'Mutangirire hano buri munsi: ibibategereje biza mbere, kandi buri murongo ubajyana aho bikorerwa.',
    withKeys: undefined,
  },
  writing: {
    text: 'Ibyo mwandika bigenda bibikwa, kandi ni mwe mwenyine mubibona. Abasura urubuga babisoma iyo mubitangaje cyangwa mubyohereje.',
    withKeys: undefined,
  },
  calendar: {
    text: 'Mufungure ikintu kugira ngo mugihindure. Ibitaraba bishobora kwimurirwa ku wundi munsi.',
    withKeys: undefined,
  },
  lists: {
    text: 'Mukande ku murongo kugira ngo ufunguke.',
    withKeys: 'Utubuto J na K tubajyana ku murongo ukurikira n’uwabanje, naho ? ikerekana utubuto twose.',
  },
  payments: {
    text: 'Amafaranga yinjiye ategereza hano kugeza muvuze uwayatanze. Mufungure ubwishyu murebe uwo bwaba bwaturutseho.',
    withKeys: undefined,
  },
  translations: {
    text: 'Mufungure ururimi iruhande rw’inyandiko kugira ngo muyisemure. Abasura urubuga basoma ibyo mwasemuye iyo mubitangaje.',
    withKeys: undefined,
  },
  siteSettings: {
    text: 'Ibyo mubitse hano bihita bihinduka ku mpapuro zose z’urubuga. Mushobora kubanza kubireba.',
    withKeys: undefined,
  },
};
