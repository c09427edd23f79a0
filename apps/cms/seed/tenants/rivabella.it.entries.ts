import type { Translation } from '../example.ts';
import { italianImprint } from './rivabella.it.legal.ts';

/** The day of the camellias and the housekeepers' training stay German: entries that nobody has translated yet. */
export const italianEntries: Pick<
  Translation,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'imprint'
> = {
  events: {
    'rivabella-castagnata-2026': {
      title: 'Castagnata nel cortile',
      place: 'Cortile',
      teaser: 'Novanta chili di castagne, un fuoco aperto e canti in quattro lingue.',
      body: ['La signora Bernasconi mostra come si incide la buccia.'],
    },
    'rivabella-risotto': {
      title: 'Risotto dal grande paiolo',
      place: 'Sotto i portici',
      teaser: 'Paolo Rezzonico mescola, tutti dicono la loro. Per residenti e ospiti.',
      body: ['Il paiolo basta per 120 porzioni. Chi arriva per primo può grattare il bordo.'],
    },
    'rivabella-weihnacht': {
      title: 'Natale in quattro lingue',
      place: 'Salone',
      teaser: 'La stessa storia letta quattro volte, e ogni volta un altro canto.',
      body: ['Poi panettone, treccia, bûche e mince pies.'],
    },
    'rivabella-malkurs-fruehling': {
      title: 'Dipingere con Mrs Hartley',
      place: 'Giardino, con la pioggia nel salone',
      teaser: 'Il lago, nuovo ogni giovedì. Cavalletti e colori ci sono.',
      body: ['Non serve alcuna esperienza. La pazienza ce la mette la maestra.'],
    },
    'rivabella-schifffahrt': {
      title: 'In battello alle isole',
      place: 'Imbarcadero, a 200 metri dalla casa',
      teaser: 'Andata con il battello di linea, pranzo sotto le palme, ritorno prima del temporale.',
      body: ['Otto posti sono riservati alle sedie a rotelle.'],
    },
  },
  houses: {
    'rivabella-casa': {
      name: 'Casa Rivabella',
      teaser: 'Una casa con i portici sul lago: 58 camere, salone, giardino e una spiaggetta tutta sua.',
      contactRole: 'Direzione',
      body: [
        'Costruita nel 1904 come albergo, dal 1962 è una casa per anziani. Le camere hanno persiane di legno, pavimenti alla veneziana e tutto ciò che serve alle cure.',
      ],
    },
    'rivabella-dependance': {
      name: 'Dépendance',
      teaser: 'Sei camere invernali e sei piccoli appartamenti nell’antica casa del giardiniere.',
      contactRole: 'Direzione',
      openingHours: 'Camere invernali da novembre a marzo',
      body: ['Per chi vuole sfuggire al freddo, e per le coppie che cucinano ancora da sé.'],
    },
  },
  trainingPositions: {
    fage: {
      title: 'Operatrice / Operatore sociosanitario',
      qualification: 'AFC',
      duration: '3 anni',
      teaser: 'Imparare a curare in quattro lingue: dopo tre anni saprete consolare in tutte.',
      body: [
        'La scuola è a Bellinzona, il treno costeggia il lago.',
        '- Corsi di lingua in casa',
        '- Scambio con un’azienda a nord delle Alpi',
      ],
    },
    cook: {
      title: 'Cuoca / Cuoco',
      qualification: 'AFC',
      duration: '3 anni',
      teaser: 'Risotto, rösti, ratatouille: un tirocinio contro ogni nostalgia.',
      body: ['Fate la spesa al mercato con noi e nel terzo anno cucinate una festa tutta vostra.'],
    },
  },
  people: {
    'lucia-fontana': { role: 'Direttrice', department: 'Direzione' },
    'matteo-galli': { role: 'Responsabile delle cure', department: 'Cure' },
    'paolo-rezzonico': { role: 'Capocuoco', department: 'Cucina' },
    'claire-berset': { role: 'Ricezione e visite guidate', department: 'Ricezione' },
    'emily-hartley': { role: 'Corso di pittura', department: 'Vita quotidiana' },
  },
  downloads: {
    preise: {
      title: 'Prezzi',
      description: 'Camere, camere invernali e cure su una pagina.',
      lines: [
        '- Camera sul giardino: 142 franchi al giorno',
        '- Camera sul lago: 168 franchi al giorno',
        '- Camera invernale, da novembre a marzo: 4200 franchi al mese',
        '- Assistenza: 48 franchi al giorno',
        'Tutti i prezzi a pensione completa. L’espresso del pomeriggio è compreso.',
      ],
    },
    willkommen: {
      title: 'Benvenuti in casa',
      description: 'Che cosa vorrete sapere nella prima settimana.',
      lines: [
        '- Colazione: dalle 7.30 alle 10',
        '- Pranzo: ore 12, cena: ore 18.30',
        '- Spiaggetta: da maggio a settembre, mai soli',
        '- Posta: alla ricezione, in tutte le lingue',
        'Componete il 9 se vi serve qualcosa. Qualcuno risponde, quasi sempre nella vostra lingua.',
      ],
    },
  },
  imprint: italianImprint,
};
