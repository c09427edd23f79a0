import { wirePicture } from '../picture/picture.fixture.ts';
import { firstOf, rejectProblem, wireAnswer, wireCompanyRelation, wireParagraphs } from '../wire/wire.fixture.ts';
import { parseEvents } from './event.schema.ts';

/** A response of `GET /api/events`: a public event, one for residents, and a cancelled one. */
export const wireEventsFixture = wireAnswer(
  {
    id: 'e1herbstmarkt00000000000',
    attributes: {
      title: 'Herbstmarkt im Garten',
      slug: 'herbstmarkt-im-garten',
      startsAt: '2026-11-28T13:00:00.000Z',
      endsAt: '2026-11-28T16:30:00.000Z',
      place: 'Garten und Cafeteria',
      teaser: 'Marroni, Kerzen und Selbstgemachtes aus unseren Ateliers. Die Musikgesellschaft spielt um drei Uhr.',
      picture: wirePicture('herbstmarkt_1f2e.jpg', 'Marktstände unter den Bäumen im Garten'),
      body: wireParagraphs(
        'Unser Herbstmarkt ist seit Jahren ein Treffpunkt für das ganze Quartier. Kommen Sie vorbei!',
        'Der Erlös geht an die Ausflüge unserer Bewohnerinnen und Bewohner.',
      ),
      audience: 'public',
      registrationLink: null,
      cancelled: false,
      updatedAt: '2026-11-10T08:15:00.000Z',
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
  {
    id: 'e2singen0000000000000000',
    attributes: {
      title: 'Gemeinsam singen',
      slug: 'gemeinsam-singen',
      startsAt: '2026-12-03T09:30:00.000Z',
      endsAt: null,
      place: 'Saal im Erdgeschoss',
      teaser: 'Bekannte Lieder zum Mitsingen, begleitet am Klavier.',
      picture: { data: null },
      body: null,
      audience: 'residents',
      registrationLink: null,
      cancelled: false,
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
  {
    id: 'e3vortrag000000000000000',
    attributes: {
      title: 'Vortrag: Vorsorgen in guten Tagen',
      slug: 'vortrag-vorsorgen-in-guten-tagen',
      startsAt: '2026-12-10T18:00:00.000Z',
      endsAt: '2026-12-10T19:30:00.000Z',
      place: 'Saal im Erdgeschoss',
      teaser: 'Vorsorgeauftrag und Patientenverfügung, verständlich erklärt. Danach bleibt Zeit für Ihre Fragen.',
      picture: null,
      body: wireParagraphs('Bitte melden Sie sich an, damit wir genug Stühle bereitstellen können.'),
      audience: 'public',
      registrationLink: 'mailto:anlass@tabor.example',
      cancelled: true,
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
);

export const eventsFixture = parseEvents(wireEventsFixture, rejectProblem);
export const eventFixture = firstOf(eventsFixture);
