import type { Translation } from '../example.ts';
import { frenchEntries } from './rivabella.fr.entries.ts';
import { frenchPages } from './rivabella.fr.pages.ts';

export const french: Translation = {
  frame: {
    openingHours: 'Réception tous les jours de 8 h à 18 h',
    nav: [
      ['Habiter', '/wohnen'],
      ['Soins et accompagnement', '/pflege-betreuung'],
      ['Cuisine', '/gastronomie'],
      ['Qui nous sommes', '/ueber-uns'],
      ['Emplois', '/jobs'],
      ['Contact', '/kontakt'],
    ],
    footer: {
      'Casa Rivabella': [
        ['Habiter', '/wohnen'],
        ['La maison et ses environs', '/wohnen/haus-umgebung'],
        ['Manifestations', '/wohnen/veranstaltungen'],
      ],
      Travailler: [
        ['Postes ouverts', '/jobs/offene-stellen'],
        ['Formation', '/jobs/ausbildung'],
        ['Candidature rapide', '/jobs/schnellbewerbung'],
      ],
      Contact: [
        ['Nous écrire', '/kontakt'],
        ['Les maisons du groupe', '/unsere-haeuser'],
      ],
    },
    metaTitle: 'Casa Rivabella : vieillir au bord du lac',
    metaDescription:
      'Casa Rivabella, au Tessin : une maison en quatre langues au bord du lac, pour celles et ceux qui aiment le sud ou ne l’ont jamais quitté.',
    metaKeywords: 'maison de retraite, Tessin, lac, plurilingue, soins',
    hero: [
      'Là où le jour commence au bord du lac',
      'Quatre langues, une maison et, l’après-midi, un café sous les arcades.',
    ],
    doors: [
      ['Une chambre au bord du lac', 'Pour toujours, pour l’hiver ou pour une convalescence.', '/wohnen'],
      ['Travailler au sud', 'Une équipe de dix nationalités attend du renfort.', '/jobs'],
      ['Venez nous voir', 'Nous vous montrons la maison dans votre langue.', '/kontakt'],
    ],
    welcome: [
      'Une maison, quatre langues',
      [
        'À la Casa Rivabella, des Tessinoises vivent à côté de Zurichois, des Romands à côté d’Anglais venus peindre il y a cinquante ans et jamais repartis.',
        'À table, tout se mélange. Le soir, chacun parle de nouveau comme il rêve, et nous le comprenons.',
      ],
    ],
    newsTitle: 'Nouvelles du lac',
    vacanciesTitle: 'Postes ouverts',
    galleryTitle: 'Maison, jardin, lac',
    companiesTitle: 'Nos maisons sœurs',
    journey: {
      title: 'Comment venir',
      publicTransport: [
        'De la gare, bus 4 jusqu’à « Rivabella », ou en bateau : le débarcadère est à 200 mètres de la maison.',
      ],
      byCar: [
        'Sortie sud, puis suivre la route du lac. Le parking se trouve derrière la maison, à l’ombre des châtaigniers.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Vos tâches',
    profile: 'Votre profil',
    offerTitle: 'Nous offrons',
    offer: [
      'Des cours dans les quatre langues de la maison',
      'De l’aide pour trouver un logement',
      'Une plage au bord du lac',
    ],
  },
  articles: {
    'rivabella-kastanien': {
      title: 'Les châtaignes de notre arbre',
      teaser: 'Le vieux châtaignier de la cour a donné 90 kilos. On a grillé au feu de bois, et on a chanté.',
      body: [
        'Madame Bernasconi, 93 ans, a montré aux plus jeunes comment inciser la peau pour que rien n’éclate.',
        'Le reste est devenu gâteau.',
      ],
    },
    'rivabella-seefest': {
      title: 'Un premier août à quatre hymnes',
      teaser: 'En fait il n’y en a qu’un, mais chez nous il a été chanté en quatre langues à la fois.',
      body: ['Puis risotto, un feu d’artifice silencieux sur le lac et de la danse sous les arcades.'],
    },
    'rivabella-malkurs': {
      title: 'Peindre au jardin',
      teaser: 'Chaque jeudi, douze chevalets se dressent entre les camélias. Aucune expérience n’est demandée.',
      body: ['Le cours est donné par Mrs Hartley, qui peint le lac depuis 1974 et le trouve chaque jour différent.'],
    },
    'rivabella-winterzimmer': {
      title: 'Passer l’hiver au bord du lac',
      teaser: 'De novembre à mars, nous louons six chambres à celles et ceux qui fuient le froid.',
      body: [
        'Pension complète, soins selon les besoins et autant de soleil qu’il y en a. Les premiers hôtes ont déjà réservé de nouveau.',
      ],
    },
  },
  jobs: {
    'rivabella-infermiere': {
      title: 'Infirmière ou infirmier diplômé',
      workplace: 'Riva San Carlo, deuxième étage',
      intro: 'Vous soignez des personnes de quatre régions linguistiques, avec le lac sous les yeux.',
      tasks: [
        'Vous êtes responsable des soins à votre étage',
        'Vous accompagnez les proches',
        'Vous encadrez les personnes en formation',
      ],
      profile: ['Diplôme en soins infirmiers', 'Italien et une autre langue nationale', 'Chaleur humaine'],
      contactRole: 'Direction des soins',
    },
    'rivabella-cuoco': {
      title: 'Cuisinière ou cuisinier CFC',
      workplace: 'Riva San Carlo, cuisine',
      intro: 'Risotto, rösti, ratatouille : notre cuisine soigne toutes les nostalgies.',
      tasks: ['Vous cuisinez pour 70 résidents et hôtes', 'Vous achetez au marché', 'Vous préparez les fêtes'],
      profile: ['CFC de cuisinière ou de cuisinier', 'De la créativité au quotidien', 'Esprit d’équipe'],
      contactRole: 'Chef de cuisine',
    },
    'rivabella-segreteria': {
      title: 'Collaboratrice ou collaborateur réception et secrétariat',
      workplace: 'Riva San Carlo, réception',
      intro: 'À la réception, le téléphone sonne en quatre langues. Vous répondez dans trois au moins.',
      tasks: ['Vous accueillez les hôtes et les proches', 'Vous tenez la correspondance', 'Vous organisez les visites'],
      profile: ['Formation commerciale', 'Italien, allemand et français', 'Sérénité'],
      contactRole: 'Direction',
    },
  },
  pages: frenchPages,
  ...frenchEntries,
};
