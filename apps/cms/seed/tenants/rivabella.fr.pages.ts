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
import { frenchPrivacy } from './rivabella.fr.legal.ts';

/** The visiting hours stay German: a page that nobody has translated yet. */
export const frenchPages: Translation['pages'] = {
  '/wohnen': {
    title: 'Habiter',
    metaDescription: 'Chambres au bord du lac, chambres d’hiver et petits appartements : habiter à la Casa Rivabella.',
    blocks: [
      hero('Une chambre au bord du lac', 'Pour toujours, pour l’hiver ou quelques semaines après l’hôpital.', 'home'),
      pictureRight(
        'welcome',
        'Sous les arcades',
        'Les chambres ont des volets de bois et de hauts plafonds. Le matin, la lumière vient de l’eau, le soir des montagnes.',
      ),
      advantages(
        'Trois façons de rester',
        ['Pour toujours', '58 chambres dans la maison principale, avec des soins jusqu’à la fin.'],
        ['Pour l’hiver', 'Six chambres de novembre à mars, en pension complète.'],
        ['Pour se remettre', 'À partir d’une semaine, avec une thérapie sur place.'],
      ),
      questions(
        'Bon à savoir',
        ['Quelle langue parle-t-on ?', 'L’italien, l’allemand, le français et l’anglais. À table, toutes à la fois.'],
        [
          'Mon canton prend-il en charge les soins ?',
          'Oui, même si vous venez d’un autre canton. Nous préparons la demande.',
        ],
      ),
      downloads('Prix', 'preise'),
      callToAction(
        'Venez voir',
        'Claire Berset vous montre la maison dans votre langue.',
        'Convenir d’une visite',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'La maison et ses environs',
    metaDescription: 'Le jardin, la plage, le débarcadère : la Casa Rivabella et le village au bord du lac.',
    blocks: [
      hero(
        'Entre palmiers et châtaigniers',
        'Devant la maison le lac, derrière la montagne, entre les deux les camélias.',
        'giardino',
      ),
      pictureLeft(
        'panchina',
        'Le banc sur la rive',
        'À cinquante pas de l’entrée, sans une marche. Le soir, quelqu’un y est en général déjà assis et se pousse un peu.',
      ),
      text(
        'Au village',
        '- Débarcadère : 200 mètres',
        '- Boulangerie, pharmacie, poste : sur la place',
        '- Marché : chaque mercredi',
      ),
      gallery('Maison, jardin, lac'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Manifestations',
    blocks: [
      hero(
        'Il y a toujours une fête à trouver',
        'Quatre cultures réunies, cela fait beaucoup de jours de fête.',
        'festa',
      ),
      text(
        'Chaque semaine',
        '- Mardi : boccia, 10 h',
        '- Jeudi : peinture au jardin, 14 h 30',
        '- Samedi : cinéma au salon, 20 h, avec sous-titres',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Soins et accompagnement',
    metaDescription: 'Des soins en quatre langues : long séjour, démence, convalescence et soins palliatifs.',
    blocks: [
      hero(
        'On console dans la langue maternelle',
        'À chaque service travaille quelqu’un qui vous comprend, même quand les mots vous manquent.',
        'panchina',
      ),
      text(
        'Ce que nous faisons',
        '- Soins de longue durée sur deux étages',
        '- Accompagnement en cas de démence, avec une cour-jardin réservée',
        '- Convalescence après l’hôpital, avec physiothérapie',
        '- Soins palliatifs, avec l’hôpital régional',
      ),
      quote(
        'Après son attaque, mon père ne parlait plus qu’anglais, sa première langue. Le deuxième jour, Mrs Hartley était assise à son chevet.',
        'Daniela C.',
        'Fille d’un résident',
        'panchina',
      ),
      callToAction(
        'Posez-nous vos questions',
        'Matteo Galli voit avec vous ce qui est nécessaire et ce qui fait du bien.',
        'Convenir d’un entretien',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Cuisine',
    metaDescription: 'Risotto, rösti, ratatouille : la cuisine de la Casa Rivabella, ouverte aussi aux hôtes.',
    blocks: [
      hero(
        'Contre toutes les nostalgies',
        'Paolo Rezzonico achète au marché et demande à table ce qui a manqué.',
        'tavola',
      ),
      text(
        'À notre table',
        'Repas de midi à 12 h, 24 francs ; café sous les arcades dès 14 h. Merci de vous annoncer le matin.',
      ),
      callToAction('Une table', 'Avec vue sur le lac, tant qu’il y en a.', 'Demander', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Qui nous sommes',
    metaDescription: 'De l’hôtel à la maison : l’histoire et l’équipe de la Casa Rivabella.',
    blocks: [
      hero(
        'Un hôtel que plus personne ne quitte',
        'En 1904, des voyageurs y descendaient. Depuis 1962, on y reste.',
        'welcome',
      ),
      text(
        'Dix pays, une équipe',
        'Nos 74 collaboratrices et collaborateurs parlent ensemble quatorze langues. Quatre comptent pour les horaires.',
      ),
      people('Qui vous accueille'),
      quote('Je ne dirige pas un établissement. Je dirige une maison où l’on vit.', 'Lucia Fontana', 'Directrice'),
      houses('Casa et dépendance'),
    ],
  },
  '/jobs': {
    title: 'Emplois',
    metaDescription: 'Travailler au sud : des cours de langue, de l’aide pour se loger et une plage.',
    blocks: [
      hero('Travailler au sud', 'Une équipe de dix pays attend le onzième.', 'festa'),
      advantages(
        'Nous offrons',
        ['Cours de langue', 'Dans les quatre langues de la maison.'],
        ['Logement', 'Nous vous aidons à chercher et connaissons les propriétaires.'],
        ['Baignade', 'La plage au bord du lac est aussi la vôtre.'],
      ),
      vacancyTeaser('Postes ouverts'),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Formation',
    blocks: [
      hero('Apprendre au bord du lac', 'Sept personnes en formation, trois métiers, quatre langues.', 'giardino'),
      advantages(
        'Ce qui vous attend',
        ['Accompagnement', 'Une formatrice qui parle votre langue.'],
        ['Échange', 'Deux mois dans une entreprise au nord des Alpes.'],
      ),
      callToAction(
        'Venez essayer',
        'Deux jours chez nous, avec une nuit sur place et vue sur le lac.',
        'Demander un stage d’essai',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/kontakt': {
    title: 'Contact',
    metaDescription: 'Comment joindre la Casa Rivabella à Riva San Carlo : réception, adresse, itinéraire.',
    blocks: [
      hero('Bienvenue', 'La réception est ouverte tous les jours de 8 h à 18 h.'),
      people('Vos personnes de contact', 'claire-berset', 'lucia-fontana'),
      journey(
        'Comment venir',
        ['Bus 4 jusqu’à « Rivabella », ou en bateau : le débarcadère est à 200 mètres de la maison.'],
        ['Sortie sud, puis suivre la route du lac. Parking derrière la maison, à l’ombre des châtaigniers.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Nos maisons',
    blocks: [hero('Casa et dépendance', 'Entre les deux, le jardin.')],
  },
  '/datenschutz': frenchPrivacy,
  '/s/hausordnung': {
    title: 'Règlement de la maison',
    blocks: [
      text(
        'Dans la maison',
        '- Le portail ferme à 22 h.',
        '- À la plage, on n’est jamais seul.',
        '- De 13 h à 15 h, c’est la sieste, pour tout le monde.',
        '- Au salon chante qui veut, jusqu’à dix heures.',
      ),
    ],
  },
};
