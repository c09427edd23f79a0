import type { Example } from '../example.ts';
import { rivabellaEntries } from './rivabella.entries.ts';
import { rivabellaPages } from './rivabella.pages.ts';
import { english } from './rivabella.en.ts';
import { french } from './rivabella.fr.ts';
import { italian } from './rivabella.it.ts';

export const rivabella: Example = {
  key: 'rivabella',
  name: 'Rivabella',
  city: 'Riva San Carlo',
  address: ['Via Lungolago 18', '6699 Riva San Carlo'],
  phone: '091 000 00 00',
  email: 'casa@rivabella.example',
  socials: [
    ['instagram', 'https://instagram.example/casa-rivabella'],
    ['facebook', 'https://facebook.example/casa-rivabella'],
  ],
  pictures: {
    home: {
      scene: 'lake',
      alt: 'Segelboot auf dem See, am Ufer die Casa Rivabella mit ihren Bögen, rechts eine Palme',
      options: { building: 'casa', trees: ['palm'], mood: 'morning' },
    },
    welcome: {
      scene: 'house',
      alt: 'Die Casa Rivabella mit Arkaden, davor Zypressen',
      options: { building: 'casa', trees: ['cypress', 'palm'] },
    },
    giardino: {
      scene: 'garden',
      alt: 'Blühender Garten mit Rankbogen und Zypressen',
      options: { building: 'casa', trees: ['cypress', 'palm'] },
    },
    tavola: { scene: 'table', alt: 'Gedeckter Tisch am Fenster mit Obst und Blumen' },
    panchina: {
      scene: 'rest',
      alt: 'Zwei Menschen auf einer Bank über dem See am Abend',
      options: { mood: 'evening', trees: ['palm'] },
    },
    festa: {
      scene: 'festival',
      alt: 'Lampions im Garten, Gäste an langen Tischen',
      options: { building: 'casa', trees: ['palm', 'cypress'], mood: 'evening' },
    },
  },
  frame: {
    openingHours: 'Empfang täglich 8 bis 18 Uhr',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege & Betreuung', '/pflege-betreuung'],
      ['Küche', '/gastronomie'],
      ['Über uns', '/ueber-uns'],
      ['Jobs', '/jobs'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      'Casa Rivabella': [
        ['Wohnen', '/wohnen'],
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Veranstaltungen', '/wohnen/veranstaltungen'],
      ],
      Arbeiten: [
        ['Offene Stellen', '/jobs/offene-stellen'],
        ['Ausbildung', '/jobs/ausbildung'],
        ['Schnellbewerbung', '/jobs/schnellbewerbung'],
      ],
      Kontakt: [
        ['Schreiben Sie uns', '/kontakt'],
        ['Häuser der Gruppe', '/unsere-haeuser'],
      ],
    },
    metaTitle: 'Casa Rivabella: alt werden am See',
    metaDescription:
      'Casa Rivabella im Tessin: ein viersprachiges Haus am See für Menschen, die den Süden lieben oder nie verlassen haben.',
    metaKeywords: 'Altersheim, Tessin, See, mehrsprachig, Pflege',
    hero: ['Wo der Tag am See beginnt', 'Vier Sprachen, ein Haus, und am Nachmittag ein Espresso unter den Bögen.'],
    doors: [
      ['Ein Zimmer am See', 'Für immer, für den Winter oder für eine Erholung nach dem Spital.', '/wohnen'],
      ['Arbeiten im Süden', 'Ein Team aus zehn Ländern freut sich auf Verstärkung.', '/jobs'],
      ['Kommen Sie uns besuchen', 'Wir zeigen Ihnen das Haus in Ihrer Sprache.', '/kontakt'],
    ],
    welcome: [
      'Ein Haus, vier Sprachen',
      [
        'In der Casa Rivabella wohnen Tessinerinnen neben Zürchern, Romands neben Engländern, die vor fünfzig Jahren zum Malen kamen und geblieben sind.',
        'Beim Essen mischt sich alles. Am Abend spricht jeder wieder so, wie er träumt, und wir verstehen es.',
      ],
    ],
    newsTitle: 'Neues vom See',
    vacanciesTitle: 'Offene Stellen',
    galleryTitle: 'Haus, Garten, See',
    companiesTitle: 'Unsere Schwesterhäuser',
    journey: {
      title: 'So kommen Sie zu uns',
      publicTransport: [
        'Vom Bahnhof mit dem Bus 4 bis «Rivabella», oder mit dem Schiff: Die Anlegestelle liegt 200 Meter vom Haus.',
      ],
      byCar: [
        'Ausfahrt Süd, dann der Seestrasse folgen. Der Parkplatz liegt hinter dem Haus im Schatten der Kastanien.',
      ],
    },
  },
  companies: ['tabor', 'zumipark', 'waeckerling'],
  jobFrame: {
    tasks: 'Ihre Aufgaben',
    profile: 'Sie bringen mit',
    offerTitle: 'Wir bieten',
    offer: ['Sprachkurse in allen vier Sprachen des Hauses', 'Hilfe bei der Wohnungssuche', 'Badeplatz am See'],
  },
  articles: [
    {
      id: 'rivabella-kastanien',
      date: '2026-10-24',
      picture: 'tavola',
      title: 'Kastanien vom eigenen Baum',
      teaser: 'Der alte Baum im Hof trug 90 Kilo. Geröstet wurde auf offenem Feuer, gesungen auch.',
      body: [
        'Signora Bernasconi, 93, zeigte den Jüngeren, wie man den Schnitt setzt, damit nichts knallt.',
        'Was übrig blieb, wurde zu Kuchen.',
      ],
    },
    {
      id: 'rivabella-seefest',
      date: '2026-08-01',
      picture: 'festa',
      title: 'Erster August mit vier Nationalhymnen',
      teaser: 'Eigentlich ist es nur eine, aber bei uns wurde sie in vier Sprachen gesungen, gleichzeitig.',
      body: ['Danach gab es Risotto, ein leises Feuerwerk über dem See und Tanz unter den Arkaden.'],
    },
    {
      id: 'rivabella-malkurs',
      date: '2026-05-22',
      picture: 'giardino',
      title: 'Malen im Garten',
      teaser: 'Jeden Donnerstag stehen zwölf Staffeleien zwischen den Kamelien. Vorkenntnisse braucht niemand.',
      body: [
        'Geleitet wird der Kurs von Mrs Hartley, die seit 1974 den See malt und findet, er sehe jeden Tag anders aus.',
      ],
    },
    {
      id: 'rivabella-winterzimmer',
      date: '2026-01-20',
      picture: 'home',
      source: ['Corriere del Lago', 'https://corriere-del-lago.example/svernare'],
      title: 'Überwintern am See',
      teaser: 'Von November bis März vermieten wir sechs Zimmer an Gäste, die der Kälte entkommen möchten.',
      body: [
        'Mit Vollpension, Pflege nach Bedarf und so viel Sonne, wie sie eben scheint. Die ersten Gäste haben bereits wieder gebucht.',
      ],
    },
  ],
  jobs: [
    {
      id: 'rivabella-infermiere',
      area: 'care',
      pensum: [60, 100],
      publishFrom: '2026-11-01',
      contact: 'Lucia Fontana',
      title: 'Dipl. Pflegefachperson',
      workplace: 'Riva San Carlo, zweiter Stock',
      intro: 'Sie pflegen Menschen aus vier Sprachregionen und haben dabei den See im Blick.',
      tasks: [
        'Sie übernehmen die Verantwortung für die Pflege auf Ihrem Stock',
        'Sie begleiten Angehörige',
        'Sie leiten Lernende an',
      ],
      profile: ['Diplom in Pflege', 'Italienisch und eine weitere Landessprache', 'Herzlichkeit'],
      contactRole: 'Pflegedienstleitung',
    },
    {
      id: 'rivabella-cuoco',
      area: 'hotel',
      pensum: [80, 100],
      startDate: '2027-03-01',
      publishFrom: '2026-10-10',
      contact: 'Paolo Rezzonico',
      title: 'Köchin oder Koch EFZ',
      workplace: 'Riva San Carlo, Küche',
      intro: 'Risotto, Rösti, Ratatouille: Unsere Küche kocht für alle Heimwehs.',
      tasks: ['Sie kochen für 70 Bewohnende und Gäste', 'Sie kaufen auf dem Markt ein', 'Sie gestalten Feste'],
      profile: ['EFZ als Köchin oder Koch', 'Kreativität im Alltag', 'Teamgeist'],
      contactRole: 'Küchenchef',
    },
    {
      id: 'rivabella-segreteria',
      area: 'administration',
      pensum: [50, 50],
      publishFrom: '2026-11-08',
      contact: 'Lucia Fontana',
      title: 'Mitarbeiterin oder Mitarbeiter Empfang und Sekretariat',
      workplace: 'Riva San Carlo, Empfang',
      intro: 'Am Empfang klingelt das Telefon in vier Sprachen. Sie antworten in mindestens drei.',
      tasks: [
        'Sie empfangen Gäste und Angehörige',
        'Sie führen Korrespondenz und Ablage',
        'Sie organisieren Führungen',
      ],
      profile: ['Kaufmännische Ausbildung', 'Italienisch, Deutsch und Französisch', 'Gelassenheit'],
      contactRole: 'Direktion',
    },
  ],
  pages: rivabellaPages,
  ...rivabellaEntries,
  translations: { 'it-CH': italian, 'fr-CH': french, en: english },
};
