import type { Translation } from '../example.ts';
import { frenchImprint } from './rivabella.fr.legal.ts';

/** The day of the camellias and the housekeepers' training stay German: entries that nobody has translated yet. */
export const frenchEntries: Pick<
  Translation,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'imprint'
> = {
  events: {
    'rivabella-castagnata-2026': {
      title: 'Castagnata dans la cour',
      place: 'Cour',
      teaser: 'Nonante kilos de châtaignes, un feu de bois et des chansons en quatre langues.',
      body: ['Madame Bernasconi montre comment inciser la peau.'],
    },
    'rivabella-risotto': {
      title: 'Risotto du grand chaudron',
      place: 'Sous les arcades',
      teaser: 'Paolo Rezzonico remue, tout le monde donne son avis. Pour les résidents et leurs hôtes.',
      body: ['Le chaudron suffit pour 120 portions. Qui arrive en premier peut racler le bord.'],
    },
    'rivabella-weihnacht': {
      title: 'Noël en quatre langues',
      place: 'Salon',
      teaser: 'La même histoire lue quatre fois, et chaque fois un autre chant.',
      body: ['Ensuite panettone, tresse, bûche et mince pies.'],
    },
    'rivabella-malkurs-fruehling': {
      title: 'Peindre avec Mrs Hartley',
      place: 'Jardin, par temps de pluie au salon',
      teaser: 'Le lac, nouveau chaque jeudi. Chevalets et couleurs sont là.',
      body: ['Aucune expérience n’est demandée. La patience, c’est la maîtresse qui l’apporte.'],
    },
    'rivabella-schifffahrt': {
      title: 'En bateau vers les îles',
      place: 'Débarcadère, à 200 mètres de la maison',
      teaser: 'Aller avec le bateau de ligne, repas sous les palmiers, retour avant l’orage.',
      body: ['Huit places sont réservées aux fauteuils roulants.'],
    },
  },
  houses: {
    'rivabella-casa': {
      name: 'Casa Rivabella',
      teaser: 'Une maison à arcades au bord du lac : 58 chambres, un salon, un jardin et sa propre petite plage.',
      contactRole: 'Direction',
      body: [
        'Construite en 1904 comme hôtel, on s’y sent chez soi depuis 1962. Les chambres ont des volets de bois, des sols en terrazzo et tout ce qu’il faut pour les soins.',
      ],
    },
    'rivabella-dependance': {
      name: 'Dépendance',
      teaser: 'Six chambres d’hiver et six petits appartements dans l’ancienne maison du jardinier.',
      contactRole: 'Direction',
      openingHours: 'Chambres d’hiver de novembre à mars',
      body: ['Pour celles et ceux qui fuient le froid, et pour les couples qui cuisinent encore eux-mêmes.'],
    },
  },
  trainingPositions: {
    fage: {
      title: 'Assistante / Assistant en soins et santé communautaire',
      qualification: 'CFC',
      duration: '3 ans',
      teaser: 'Apprendre à soigner en quatre langues : après trois ans, vous saurez consoler dans chacune.',
      body: [
        'L’école est à Bellinzone, le train longe le lac.',
        '- Cours de langue dans la maison',
        '- Échange avec une entreprise au nord des Alpes',
      ],
    },
    cook: {
      title: 'Cuisinière / Cuisinier',
      qualification: 'CFC',
      duration: '3 ans',
      teaser: 'Risotto, rösti, ratatouille : un apprentissage contre toutes les nostalgies.',
      body: ['Vous achetez au marché avec nous et, en troisième année, vous cuisinez votre propre fête.'],
    },
  },
  people: {
    'lucia-fontana': { role: 'Directrice', department: 'Direction' },
    'matteo-galli': { role: 'Responsable des soins', department: 'Soins' },
    'paolo-rezzonico': { role: 'Chef de cuisine', department: 'Cuisine' },
    'claire-berset': { role: 'Réception et visites', department: 'Réception' },
    'emily-hartley': { role: 'Cours de peinture', department: 'Vie quotidienne' },
  },
  downloads: {
    preise: {
      title: 'Prix',
      description: 'Chambres, chambres d’hiver et soins sur une page.',
      lines: [
        '- Chambre côté jardin : 142 francs par jour',
        '- Chambre côté lac : 168 francs par jour',
        '- Chambre d’hiver, de novembre à mars : 4200 francs par mois',
        '- Accompagnement : 48 francs par jour',
        'Tous les prix s’entendent en pension complète. Le café de l’après-midi est compris.',
      ],
    },
    willkommen: {
      title: 'Bienvenue dans la maison',
      description: 'Ce que vous aimerez savoir la première semaine.',
      lines: [
        '- Petit déjeuner : de 7 h 30 à 10 h',
        '- Repas de midi : 12 h, repas du soir : 18 h 30',
        '- Plage : de mai à septembre, jamais seul',
        '- Courrier : à la réception, dans toutes les langues',
        'Composez le 9 si vous avez besoin de quelque chose. On vous répond, le plus souvent dans votre langue.',
      ],
    },
  },
  imprint: frenchImprint,
};
