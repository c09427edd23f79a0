import type { Translation } from '../example.ts';
import { italianEntries } from './rivabella.it.entries.ts';
import { italianPages } from './rivabella.it.pages.ts';

export const italian: Translation = {
  frame: {
    openingHours: 'Ricezione tutti i giorni dalle 8 alle 18',
    nav: [
      ['Abitare', '/wohnen'],
      ['Cure e assistenza', '/pflege-betreuung'],
      ['Cucina', '/gastronomie'],
      ['Chi siamo', '/ueber-uns'],
      ['Lavora con noi', '/jobs'],
      ['Contatto', '/kontakt'],
    ],
    footer: {
      'Casa Rivabella': [
        ['Abitare', '/wohnen'],
        ['La casa e i dintorni', '/wohnen/haus-umgebung'],
        ['Eventi', '/wohnen/veranstaltungen'],
      ],
      Lavoro: [
        ['Posti vacanti', '/jobs/offene-stellen'],
        ['Formazione', '/jobs/ausbildung'],
        ['Candidatura rapida', '/jobs/schnellbewerbung'],
      ],
      Contatto: [
        ['Scriveteci', '/kontakt'],
        ['Le case del gruppo', '/unsere-haeuser'],
      ],
    },
    metaTitle: 'Casa Rivabella: invecchiare in riva al lago',
    metaDescription:
      'Casa Rivabella, in Ticino: una casa in quattro lingue sul lago, per chi ama il sud e per chi non l’ha mai lasciato.',
    metaKeywords: 'casa per anziani, Ticino, lago, plurilingue, cure',
    hero: ['Dove il giorno comincia sul lago', 'Quattro lingue, una casa e, nel pomeriggio, un caffè sotto i portici.'],
    doors: [
      ['Una camera sul lago', 'Per sempre, per l’inverno o per una convalescenza dopo l’ospedale.', '/wohnen'],
      ['Lavorare al sud', 'Una squadra di dieci nazioni aspetta rinforzi.', '/jobs'],
      ['Venite a trovarci', 'Vi mostriamo la casa nella vostra lingua.', '/kontakt'],
    ],
    welcome: [
      'Una casa, quattro lingue',
      [
        'A Casa Rivabella vivono ticinesi accanto a zurighesi, romandi accanto a inglesi arrivati cinquant’anni fa per dipingere e mai ripartiti.',
        'A tavola tutto si mescola. La sera ciascuno torna a parlare come sogna, e noi lo capiamo.',
      ],
    ],
    newsTitle: 'Novità dal lago',
    vacanciesTitle: 'Posti vacanti',
    galleryTitle: 'Casa, giardino, lago',
    companiesTitle: 'Le nostre case sorelle',
    journey: {
      title: 'Come raggiungerci',
      publicTransport: [
        'Dalla stazione con il bus 4 fino a «Rivabella», oppure in battello: l’imbarcadero è a 200 metri dalla casa.',
      ],
      byCar: ['Uscita sud, poi seguire il lungolago. Il parcheggio si trova dietro la casa, all’ombra dei castagni.'],
    },
  },
  jobFrame: {
    tasks: 'I vostri compiti',
    profile: 'Il vostro profilo',
    offerTitle: 'Offriamo',
    offer: ['Corsi nelle quattro lingue della casa', 'Aiuto nella ricerca di un alloggio', 'Una spiaggetta sul lago'],
  },
  articles: {
    'rivabella-kastanien': {
      title: 'Le castagne del nostro albero',
      teaser: 'Il vecchio castagno del cortile ha dato 90 chili. Si è arrostito sul fuoco, e si è cantato.',
      body: [
        'La signora Bernasconi, 93 anni, ha mostrato ai più giovani come si incide la buccia perché nulla scoppi.',
        'Il resto è diventato torta.',
      ],
    },
    'rivabella-seefest': {
      title: 'Primo agosto con quattro inni nazionali',
      teaser: 'In verità è uno solo, ma da noi è stato cantato in quattro lingue, tutte insieme.',
      body: ['Poi risotto, fuochi silenziosi sul lago e balli sotto i portici.'],
    },
    'rivabella-malkurs': {
      title: 'Dipingere in giardino',
      teaser: 'Ogni giovedì dodici cavalletti stanno tra le camelie. Non serve alcuna esperienza.',
      body: ['Il corso è tenuto da Mrs Hartley, che dipinge il lago dal 1974 e lo trova ogni giorno diverso.'],
    },
    'rivabella-winterzimmer': {
      title: 'Svernare sul lago',
      teaser: 'Da novembre a marzo affittiamo sei camere a chi vuole sfuggire al freddo.',
      body: [
        'Pensione completa, cure secondo il bisogno e tutto il sole che c’è. I primi ospiti hanno già prenotato di nuovo.',
      ],
    },
  },
  jobs: {
    'rivabella-infermiere': {
      title: 'Infermiera o infermiere dipl.',
      workplace: 'Riva San Carlo, secondo piano',
      intro: 'Curate persone di quattro regioni linguistiche, con il lago davanti agli occhi.',
      tasks: [
        'Siete responsabili delle cure sul vostro piano',
        'Accompagnate i familiari',
        'Seguite le persone in formazione',
      ],
      profile: ['Diploma in cure infermieristiche', 'Italiano e un’altra lingua nazionale', 'Cordialità'],
      contactRole: 'Direzione delle cure',
    },
    'rivabella-cuoco': {
      title: 'Cuoca o cuoco AFC',
      workplace: 'Riva San Carlo, cucina',
      intro: 'Risotto, rösti, ratatouille: la nostra cucina cura ogni nostalgia.',
      tasks: ['Cucinate per 70 residenti e ospiti', 'Fate la spesa al mercato', 'Preparate le feste'],
      profile: ['AFC di cuoca o cuoco', 'Creatività nel quotidiano', 'Spirito di squadra'],
      contactRole: 'Capocuoco',
    },
    'rivabella-segreteria': {
      title: 'Collaboratrice o collaboratore ricezione e segretariato',
      workplace: 'Riva San Carlo, ricezione',
      intro: 'Alla ricezione il telefono squilla in quattro lingue. Voi rispondete almeno in tre.',
      tasks: ['Accogliete ospiti e familiari', 'Gestite la corrispondenza', 'Organizzate le visite della casa'],
      profile: ['Formazione commerciale', 'Italiano, tedesco e francese', 'Serenità'],
      contactRole: 'Direzione',
    },
  },
  pages: italianPages,
  ...italianEntries,
};
