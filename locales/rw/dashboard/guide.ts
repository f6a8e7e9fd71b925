export const title = 'Imfashanyigisho';
export const subtitle = 'Icyo buri gice kimara, icyo mwabanza gukora, n’ibyo abantu babaza.';
export const search = 'Shakisha mu mfashanyigisho';
export const found = (count: number) => (count === 1 ? 'Habonetse igice 1' : `Habonetse ibice ${count}`);
export const nothingFound =
  'Nta gice cy’imfashanyigisho kirimo aya magambo. Mugabanye amagambo cyangwa mukoreshe andi.';
export const contents = 'Ibirimo';
export const yourScreens = 'Ibice mukoresha';
export const otherParts = 'Ibindi bice';
export const otherPartsHint = 'Ibi bice ntimushobora kubifungura. Mushobora gusoma icyo bimara.';
export const openScreen = 'Fungura iki gice';
/** The name of the link for screen readers. */
export const openScreenOf = (screen: string) => `Fungura iki gice: ${screen}`;
export const firstSteps = 'Icyo mwabanza gukora';
export const print = 'Capa';

/** Of no screen alone: it stands first. */
export const listsAndForms = 'Intonde n’impapuro zuzuzwa';
export const lists = {
  about: 'Ibice hafi ya byose bigizwe n’urutonde, n’urupapuro rwuzuzwa kuri buri kintu. Byose bikora kimwe.',
  steps: [
    'Mushakishe icyo mushaka, cyangwa muhitemo ibyo mushaka kubona.',
    'Mukande ku murongo wacyo kugira ngo gifunguke. Kuri ekara nini, ibirambuye biba iruhande rw’urutonde. Ibyo mutemerewe gukora ntibigaragara.',
    'Mubike urupapuro rwuzuzwa. Iyo hari ikibura, ubutumwa bugaragara aho kibura.',
  ],
  asked: [
    {
      question: 'Nagarura nte ibyo nasibye?',
      answer: 'Mufungure «Ibyasibwe» hejuru y’urutonde, muhitemo «Garura». Bihaguma iminsi 30.',
    },
    {
      question: 'Bigenda bite iyo nkomwe mu nkokora ntarabika?',
      answer:
        'Ibyo mwanditse bibikwa kuri iki gikoresho; inkuru, igikorwa cyangwa akanyamakuru bibikwa no kuri konti yanyu, ku kindi gikoresho. Mwongere mufungure urwo rupapuro, muhitemo «Komeza ibyo mwari mwanditse».',
    },
    {
      question: 'Bigenda bite iyo undi muntu ahinduye ibyo ndimo guhindura?',
      answer: 'Nta gitakara. Ibyanyu n’ibye bigaragara byombi, mugahitamo ibigumaho.',
    },
    {
      question: 'Nshobora gukoresha utubuto twa mudasobwa gusa?',
      answer:
        'Yego. J na K bibajyana ku murongo ukurikira n’uwabanje, Enter irawufungura, Space irawutoranya, hamwe na Shift igatoranya imirongo yose iri hagati. Akabazo kerekana utubuto twose.',
    },
  ],
};
