import {
  advantages,
  callToAction,
  downloads,
  gallery,
  hero,
  houses,
  journey,
  people,
  pictureLeft,
  pictureRight,
  questions,
  quote,
  text,
  vacancyTeaser,
} from '../blocks.ts';
import type { Translation } from '../example.ts';
import { italianPrivacy } from './rivabella.it.legal.ts';

/** The visiting hours stay German: a page that nobody has translated yet. */
export const italianPages: Translation['pages'] = {
  '/wohnen': {
    title: 'Abitare',
    metaDescription: 'Camere sul lago, camere invernali e piccoli appartamenti: abitare a Casa Rivabella, in Ticino.',
    blocks: [
      hero('Una camera sul lago', 'Per sempre, per l’inverno o per qualche settimana dopo l’ospedale.', 'home'),
      pictureRight(
        'welcome',
        'Sotto i portici',
        'Le camere hanno persiane di legno e soffitti alti. Al mattino la luce arriva dall’acqua, la sera dalle montagne.',
      ),
      advantages(
        'Tre modi di restare',
        ['Per sempre', '58 camere nella casa principale, con cure fino alla fine.'],
        ['Per l’inverno', 'Sei camere da novembre a marzo, a pensione completa.'],
        ['Per rimettersi', 'Da una settimana in su, con terapia in casa.'],
      ),
      questions(
        'Buono a sapersi',
        ['Che lingua si parla?', 'Italiano, tedesco, francese e inglese. A tavola tutte insieme.'],
        [
          'Il mio Cantone assume i costi delle cure?',
          'Sì, anche se venite da un altro Cantone. La domanda la prepariamo noi.',
        ],
      ),
      downloads('Prezzi', 'preise'),
      callToAction(
        'Venite a vedere',
        'Claire Berset vi mostra la casa nella vostra lingua.',
        'Concordare una visita',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'La casa e i dintorni',
    metaDescription: 'Il giardino, la spiaggetta, l’imbarcadero: Casa Rivabella e il villaggio sul lago.',
    blocks: [
      hero('Tra palme e castagni', 'Davanti alla casa il lago, dietro la montagna, in mezzo le camelie.', 'giardino'),
      pictureLeft(
        'panchina',
        'La panchina sulla riva',
        'Cinquanta passi dall’entrata, senza gradini. La sera di solito c’è già qualcuno, che si sposta un po’ più in là.',
      ),
      text(
        'Nel villaggio',
        '- Imbarcadero: 200 metri',
        '- Panetteria, farmacia, posta: in piazza',
        '- Mercato: ogni mercoledì',
      ),
      gallery('Casa, giardino, lago'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Manifestazioni',
    blocks: [
      hero('Una festa si trova sempre', 'Quattro culture, messe insieme, hanno moltissimi giorni di festa.', 'festa'),
      text(
        'Ogni settimana',
        '- Martedì: bocce, ore 10',
        '- Giovedì: pittura in giardino, ore 14.30',
        '- Sabato: cinema nel salone, ore 20, con sottotitoli',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Cure e assistenza',
    metaDescription: 'Cure in quattro lingue: lunga degenza, demenza, convalescenza e cure palliative sul lago.',
    blocks: [
      hero(
        'Si consola nella lingua materna',
        'In ogni turno lavora qualcuno che vi capisce, anche quando vi mancano le parole.',
        'panchina',
      ),
      text(
        'Che cosa facciamo',
        '- Lunga degenza su due piani',
        '- Accompagnamento nella demenza, con un cortile giardino tutto suo',
        '- Convalescenza dopo l’ospedale, con fisioterapia',
        '- Cure palliative, insieme all’ospedale regionale',
      ),
      quote(
        'Dopo l’ictus mio padre parlava solo inglese, la sua prima lingua. Il secondo giorno Mrs Hartley era seduta accanto al suo letto.',
        'Daniela C.',
        'Figlia di un residente',
        'panchina',
      ),
      callToAction(
        'Chiedete a noi',
        'Matteo Galli vede con voi che cosa è necessario e che cosa fa bene.',
        'Concordare un colloquio',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Cucina',
    metaDescription: 'Risotto, rösti, ratatouille: la cucina di Casa Rivabella, anche per gli ospiti.',
    blocks: [
      hero(
        'Contro ogni nostalgia',
        'Paolo Rezzonico compra al mercato e chiede a tavola che cosa è mancato.',
        'tavola',
      ),
      text(
        'A tavola con noi',
        'Pranzo alle 12, 24 franchi; espresso sotto i portici dalle 14. Annunciatevi per favore al mattino.',
      ),
      callToAction('Un tavolo', 'Con vista sul lago, finché ce n’è.', 'Chiedere', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Chi siamo',
    metaDescription: 'Da albergo a casa: la storia e la squadra di Casa Rivabella.',
    blocks: [
      hero('Un albergo che nessuno lascia più', 'Nel 1904 vi scendevano i viaggiatori. Dal 1962 restano.', 'welcome'),
      text(
        'Dieci nazioni, una squadra',
        '74 collaboratrici e collaboratori parlano insieme quattordici lingue. Quattro valgono nel piano dei turni.',
      ),
      people('Chi vi accoglie'),
      quote('Non dirigo un istituto. Dirigo una casa in cui si vive.', 'Lucia Fontana', 'Direttrice'),
      houses('Casa e dépendance'),
    ],
  },
  '/jobs': {
    title: 'Lavora con noi',
    metaDescription: 'Lavorare al sud: corsi di lingua, aiuto nella ricerca di un alloggio e una spiaggetta.',
    blocks: [
      hero('Lavorare al sud', 'Una squadra di dieci nazioni aspetta l’undicesima.', 'festa'),
      advantages(
        'Offriamo',
        ['Corsi di lingua', 'In tutte e quattro le lingue della casa.'],
        ['Alloggio', 'Vi aiutiamo a cercare e conosciamo chi affitta.'],
        ['Un bagno nel lago', 'La spiaggetta è anche vostra.'],
      ),
      vacancyTeaser('Posti vacanti'),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Formazione',
    blocks: [
      hero('Imparare sul lago', 'Sette persone in formazione, tre professioni, quattro lingue.', 'giardino'),
      advantages(
        'Che cosa vi aspetta',
        ['Accompagnamento', 'Una formatrice che parla la vostra lingua.'],
        ['Scambio', 'Due mesi in un’azienda a nord delle Alpi.'],
      ),
      callToAction(
        'Venite a provare',
        'Due giorni da noi, con pernottamento e vista sul lago.',
        'Chiedere uno stage di prova',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/kontakt': {
    title: 'Contatto',
    metaDescription: 'Come contattare Casa Rivabella a Riva San Carlo: ricezione, indirizzo, come arrivare.',
    blocks: [
      hero('Benvenuti', 'La ricezione è aperta tutti i giorni dalle 8 alle 18.'),
      people('Le vostre persone di contatto', 'claire-berset', 'lucia-fontana'),
      journey(
        'Come raggiungerci',
        ['Bus 4 fino a «Rivabella», oppure in battello: l’imbarcadero è a 200 metri dalla casa.'],
        ['Uscita sud, poi seguire il lungolago. Parcheggio dietro la casa, all’ombra dei castagni.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Le nostre case',
    blocks: [hero('Casa e dépendance', 'In mezzo c’è il giardino.')],
  },
  '/datenschutz': italianPrivacy,
  '/s/hausordnung': {
    title: 'Regole della casa',
    blocks: [
      text(
        'In casa',
        '- Il cancello chiude alle 22.',
        '- Alla spiaggetta non si è mai soli.',
        '- Tra le 13 e le 15 è siesta, per tutti.',
        '- Nel salone canta chi vuole, fino alle dieci.',
      ),
    ],
  },
};
