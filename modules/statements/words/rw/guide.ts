/** The part of the guide about importing a statement. */
export const importing = {
  about:
    'Hano mwinjiza dosiye y’ikigo cya Mobile Money cyangwa iya banki: imbonerahamwe y’inyandiko (CSV), Excel, LibreOffice (.ods) cyangwa raporo ya porogaramu (CAMT.053). Kwinjiza dosiye imwe kabiri nta cyo byongera.',
  steps: [
    'Muhitemo aho raporo yavuye, na dosiye uko mwayihawe. Excel igabanya nimero ndende igihe ibitse.',
    'Ubwa mbere, muvuge icyo buri nkingi irimo. «Yinjiye cyangwa yasohotse» irimo ibimenyetso nka Dr na Cr. «Uko bihagaze» ivuga niba ubwishyu bwarangiye.',
    'Murebe ibyakwinjizwa. «Reka» ivanamo umurongo. Buri murongo wasimbutswe uvuga impamvu.',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo asigaye adakurikirana?',
      answer: 'Murebe inkingi. Niba dosiye ifite imirongo imwe gusa, mwemeze ko ari ko bikwiye kuba.',
    },
    {
      question: 'Bigenda bite iyo nta kivuga niba amafaranga yinjiye cyangwa yasohotse?',
      answer: 'Mureke imirongo y’ayasohotse, mwemeze ko asigaye yose yinjiye.',
    },
    {
      question: 'Bigenda bite iyo dosiye itari yo?',
      answer:
        'Muhitemo «Kuraho ibyinjijwe...» ahanditse «Raporo zinjijwe mbere». Ubwishyu bufite nyirabwo cyangwa bwashyizwe ku ruhande bugumaho.',
    },
  ],
};
