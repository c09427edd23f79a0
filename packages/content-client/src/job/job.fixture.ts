import {
  firstOf,
  rejectProblem,
  wireAnswer,
  wireBulletList,
  wireCompanyRelation,
  wireParagraphs,
} from '../wire/wire.fixture.ts';
import { parseJobs } from './job.schema.ts';

const contactPerson = {
  id: 1,
  name: 'Ursina Beispiel',
  role: 'Leiterin Pflege',
  phone: '044 000 00 00',
  email: 'pflege@tabor.example',
  picture: { data: null },
};

const common = {
  company: wireCompanyRelation('tabor', 'Tabor'),
  workplace: 'Aeugst am See',
  fullTime: false,
  pensumMin: null,
  pensumMax: null,
  startDate: null,
  intro: null,
  contactPerson,
  filled: false,
  publishFrom: '2026-11-02T07:00:00.000Z',
  publishUntil: null,
};

/** A response of `GET /api/jobs`: one of each kind, one of another house, and a filled one. */
export const wireJobsFixture = wireAnswer(
  {
    id: 'j1pflege0000000000000000',
    attributes: {
      ...common,
      title: 'Pflegefachperson HF',
      slug: 'pflegefachperson-hf',
      kind: 'vacancy',
      area: 'care',
      pensumMin: 60,
      pensumMax: 80,
      payFrom: 82_000,
      payTo: 98_000,
      startDate: '2027-02-01',
      intro: 'Auf unserer Wohngruppe im zweiten Stock begleiten Sie achtzehn Menschen durch ihren Alltag.',
      description: [
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'Ihre Aufgaben' }] },
        wireBulletList('Sie planen die Pflege und leiten Ihr Team fachlich an.', 'Sie sind für Angehörige da.'),
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'Das bringen Sie mit' }] },
        wireBulletList('Abschluss als Pflegefachperson HF oder FH', 'Freude an der Arbeit mit alten Menschen'),
        ...wireParagraphs('Dienstpläne stehen bei uns sechs Wochen im Voraus fest.'),
      ],
      publishUntil: '2027-01-31T22:59:59.000Z',
    },
  },
  {
    id: 'j2lehrstelle000000000000',
    attributes: {
      ...common,
      title: 'Fachfrau oder Fachmann Gesundheit EFZ',
      slug: 'fachfrau-fachmann-gesundheit-efz',
      kind: 'apprenticeship',
      area: 'care',
      fullTime: true,
      startDate: '2027-08-02',
      description: wireParagraphs('In drei Jahren lernen Sie alles, was gute Pflege ausmacht.'),
    },
  },
  {
    id: 'j3ausbildung000000000000',
    attributes: {
      ...common,
      title: 'Berufsbildnerin oder Berufsbildner Pflege',
      slug: 'berufsbildnerin-berufsbildner-pflege',
      kind: 'teaching',
      area: 'care',
      pensumMin: 80,
      pensumMax: 100,
      description: wireParagraphs('Sie begleiten unsere zwölf Lernenden vom ersten Tag bis zum Abschluss.'),
    },
  },
  {
    id: 'j4kueche0000000000000000',
    attributes: {
      ...common,
      title: 'Köchin oder Koch',
      slug: 'koechin-oder-koch',
      kind: 'vacancy',
      area: 'hotel',
      company: wireCompanyRelation('geeren', 'Geeren'),
      workplace: 'Geerenwil',
      fullTime: true,
      description: wireParagraphs('Sie kochen frisch, saisonal und für jeden Geschmack.'),
      contactPerson: null,
    },
  },
  {
    id: 'j5besetzt000000000000000',
    attributes: {
      ...common,
      title: 'Mitarbeiterin oder Mitarbeiter Technischer Dienst',
      slug: 'technischer-dienst',
      kind: 'vacancy',
      area: 'technical',
      pensumMin: 100,
      description: wireParagraphs('Sie halten Haus und Garten in Schuss.'),
      filled: true,
    },
  },
);

export const jobsFixture = parseJobs(wireJobsFixture, rejectProblem);
export const jobFixture = firstOf(jobsFixture);
