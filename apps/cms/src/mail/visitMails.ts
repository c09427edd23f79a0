import { visitOccasionNames } from '@group/content-client/contract/content/enumerationNames';
import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import { type VisitStage, visitStageNames } from '@group/content-client/contract/submissions/stages';
import { swissDay } from '@group/content-client/contract/swissTime';
import type { VisitState } from '@group/content-client/contract/visitPage';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { labelledInMail, type MailLanguage, mailLanguage, mailWords, timeInMail } from './mailLanguage.ts';
import type { Mail } from './placeholders.ts';

export interface MailedVisit extends Omit<VisitState, 'about' | 'house'> {
  about: string | null;
  /** Of the house, if its company has several. */
  houseName?: string | undefined;
  /** Telephone number of the company. */
  phone?: string | null | undefined;
  sequence: number | null;
  reminded: boolean | null;
  email: string | null;
  language: string | null;
  company: { key: string; name: string } | null;
}

interface VisitMail extends Mail {
  icalEvent?: { method: string; content: string };
}

/** What a mail says by itself, by the stage of the visit; `reminded` on the day before. */
interface VisitTexts extends Record<VisitStage | 'reminded', readonly [subject: string, text: string]> {
  occasions: Readonly<Record<VisitOccasion, string>>;
  when: string;
  where: string;
  reception: string;
  page: string;
  /** {@link page} of a visit that is cancelled. */
  otherDates: string;
}

const texts: Readonly<Record<MailLanguage, VisitTexts>> = {
  de: {
    occasions: { visit: 'Besuch', trialDay: 'Schnuppern', appointment: 'Termin' },
    new: [
      'Ihre Anfrage',
      'Ihre Anfrage ist bei uns angekommen. Vielen Dank! Wir melden uns bei Ihnen mit einem Termin.',
    ],
    full: [
      'Ihre Anfrage',
      'Ihre Anfrage ist bei uns angekommen. Vielen Dank! An dem Termin, den Sie gewählt haben, hat es leider nicht mehr genug Platz. Wir melden uns bei Ihnen mit einem anderen.',
    ],
    proposed: [
      'Unser Vorschlag',
      'Wir schlagen Ihnen einen Termin vor. Bitte nehmen Sie ihn auf Ihrer Seite an, oder sagen Sie ab.',
    ],
    confirmed: ['Ihr Termin ist bestätigt', 'Ihr Termin ist bestätigt. Wir freuen uns auf Sie.'],
    reminded: ['Morgen ist Ihr Termin', 'Wir freuen uns, Sie morgen zu sehen.'],
    cancelled: ['Ihr Termin ist abgesagt', 'Ihr Termin ist abgesagt.'],
    when: 'Wann',
    where: 'Treffpunkt',
    reception: 'Empfang',
    page: 'Hier können Sie absagen oder verschieben. Der Link ist nur für Sie:',
    otherDates: 'Hier sehen Sie, welche anderen Termine frei sind. Der Link ist nur für Sie:',
  },
  gsw: {
    occasions: { visit: 'Bsuech', trialDay: 'Schnuppere', appointment: 'Termin' },
    new: ['Ihri Aafrag', 'Ihri Aafrag isch bi eus aacho. Vile Dank! Mir mälded eus bi Ihne mit emene Termin.'],
    full: [
      'Ihri Aafrag',
      'Ihri Aafrag isch bi eus aacho. Vile Dank! Am Termin, wo Sie gwählt händ, hät s leider nüme gnueg Platz. Mir mälded eus bi Ihne mit emene andere.',
    ],
    proposed: [
      'Euse Vorschlag',
      'Mir schlönd Ihne en Termin vor. Bitte nämed Sie en uf Ihrere Siite aa, oder säged Sie ab.',
    ],
    confirmed: ['Ihre Termin isch bestätiget', 'Ihre Termin isch bestätiget. Mir freued eus uf Sie.'],
    reminded: ['Morn isch Ihre Termin', 'Mir freued eus, Sie morn z gseh.'],
    cancelled: ['Ihre Termin isch abgseit', 'Ihre Termin isch abgseit.'],
    when: 'Wänn',
    where: 'Träffpunkt',
    reception: 'Empfang',
    page: 'Da chönd Sie absäge oder verschiebe. De Link isch nume für Sie:',
    otherDates: 'Da gsehnd Sie, weli andere Termin frei sind. De Link isch nume für Sie:',
  },
  en: {
    occasions: { visit: 'Visit', trialDay: 'Trial day', appointment: 'Appointment' },
    new: ['Your request', 'We have received your request. Thank you! We will be in touch with a date.'],
    full: [
      'Your request',
      'We have received your request. Thank you! There is not enough room left on the date that you chose. We will be in touch with another one.',
    ],
    proposed: ['Our suggestion', 'We suggest a date. Please accept it on your page, or cancel the appointment.'],
    confirmed: ['Your appointment is confirmed', 'Your appointment is confirmed. We look forward to seeing you.'],
    reminded: ['Your appointment is tomorrow', 'We look forward to seeing you tomorrow.'],
    cancelled: ['Your appointment is cancelled', 'Your appointment is cancelled.'],
    when: 'When',
    where: 'Meeting point',
    reception: 'reception',
    page: 'Here you can cancel or move your appointment. The link is for you only:',
    otherDates: 'Here you can see which other dates are free. The link is for you only:',
  },
  it: {
    occasions: { visit: 'Visita', trialDay: 'Stage d’orientamento', appointment: 'Appuntamento' },
    new: ['La sua richiesta', 'Abbiamo ricevuto la sua richiesta. Grazie! Le proporremo una data.'],
    full: [
      'La sua richiesta',
      'Abbiamo ricevuto la sua richiesta. Grazie! Alla data che ha scelto purtroppo non ci sono più posti a sufficienza. Gliene proporremo un’altra.',
    ],
    proposed: [
      'La nostra proposta',
      'Le proponiamo una data. La accetti sulla sua pagina, oppure annulli l’appuntamento.',
    ],
    confirmed: ['Il suo appuntamento è confermato', 'Il suo appuntamento è confermato. La aspettiamo con piacere.'],
    reminded: ['Il suo appuntamento è domani', 'La aspettiamo con piacere domani.'],
    cancelled: ['Il suo appuntamento è annullato', 'Il suo appuntamento è annullato.'],
    when: 'Quando',
    where: 'Punto d’incontro',
    reception: 'ricezione',
    page: 'Qui può annullare o spostare l’appuntamento. Il link è solo per lei:',
    otherDates: 'Qui vede quali altre date sono libere. Il link è solo per lei:',
  },
  fr: {
    occasions: { visit: 'Visite', trialDay: 'Stage d’observation', appointment: 'Rendez-vous' },
    new: ['Votre demande', 'Nous avons bien reçu votre demande. Merci\u202F! Nous vous proposerons une date.'],
    full: [
      'Votre demande',
      'Nous avons bien reçu votre demande. Merci\u202F! Il ne reste malheureusement plus assez de place à la date que vous avez choisie. Nous vous en proposerons une autre.',
    ],
    proposed: [
      'Notre proposition',
      'Nous vous proposons une date. Veuillez l’accepter sur votre page, ou annuler le rendez-vous.',
    ],
    confirmed: [
      'Votre rendez-vous est confirmé',
      'Votre rendez-vous est confirmé. Nous nous réjouissons de vous accueillir.',
    ],
    reminded: ['Votre rendez-vous est demain', 'Nous nous réjouissons de vous accueillir demain.'],
    cancelled: ['Votre rendez-vous est annulé', 'Votre rendez-vous est annulé.'],
    when: 'Quand',
    where: 'Point de rencontre',
    reception: 'réception',
    page: 'Ici, vous pouvez annuler ou déplacer votre rendez-vous. Ce lien n’est que pour vous\u00A0:',
    otherDates: 'Ici, vous voyez quelles autres dates sont libres. Ce lien n’est que pour vous\u00A0:',
  },
};

function summaryOf({ language, occasion, about }: MailedVisit): string {
  const known = mailLanguage(language);
  const name = texts[known].occasions[occasion];
  return about ? labelledInMail(known, name, about) : name;
}

/** Stages that have an entry for the calendar, and what it says. */
const eventStatuses: Readonly<Partial<Record<VisitStage, ICalEventStatus>>> = {
  proposed: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The visit for a calendar (RFC 5545); times are in UTC. To the visitor it is an invitation of the house (RFC 5546), which
 * a higher sequence replaces and a cancellation removes.
 * @param description in the entry; not the visitor's link, as others see what is in a shared calendar
 * @param organizer mail address of the house; without one, calendars take the entry as it is
 */
function calendarOf(
  visit: MailedVisit,
  startsAt: string,
  description: string,
  organizer: string | undefined,
): VisitMail['icalEvent'] {
  const { reference, company, place, houseName, minutes, sequence, stage, email } = visit;
  const isCancelled = stage === 'cancelled';
  const invited = organizer && email;
  const active = invited ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : active;
  const name = company?.name ?? '';
  const attendee = {
    email: email ?? '',
    role: ICalAttendeeRole.REQ,
    status: stage === 'proposed' ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  const event: ICalEventData = {
    id: `${reference}@${company?.key}`,
    sequence: sequence ?? 0,
    start: new Date(startsAt),
    end: new Date(Date.parse(startsAt) + minutes * 60_000),
    summary: `${summaryOf(visit)}, ${name}`,
    location: [place, houseName, name].filter(Boolean).join(', '),
    description,
    status: eventStatuses[stage],
    ...(invited && { organizer: { name, email: organizer }, attendees: [attendee] }),
  };
  const calendar = ical({ method, prodId: { company: name, product: 'Website' }, events: [event] });
  return { method, content: calendar.toString() };
}

const calendarPart = (visit: MailedVisit, description: string, organizer?: string) =>
  visit.startsAt && visit.stage in eventStatuses
    ? { icalEvent: calendarOf(visit, visit.startsAt, description, organizer) }
    : {};

const dayMs = 86_400_000;

/** Whether a reminder is true: after an outage, it may be sent on the day itself. */
const isTomorrow = (startsAt: string | null): boolean =>
  startsAt !== null && swissDay(Date.parse(startsAt)) === swissDay(Date.now() + dayMs);

/**
 * The mail to the visitor about where the visit stands. It quotes no input before the house has confirmed: otherwise the
 * form could be used to send spam to others.
 */
export function visitMail(visit: MailedVisit, page: string | undefined, organizer: string | undefined): VisitMail {
  const language = mailLanguage(visit.language);
  const words = { ...mailWords[language], ...texts[language] };
  const { stage, startsAt, reminded, place, houseName, phone } = visit;
  const company = visit.company?.name ?? '';
  const [subject, text] = words[stage === 'confirmed' && reminded && isTomorrow(startsAt) ? 'reminded' : stage];
  const reference = labelledInMail(language, words.reference, visit.reference);
  const calendar = calendarPart(visit, `${reference}\n${[company, phone].filter(Boolean).join(', ')}`, organizer);
  const facts = [
    ...(calendar.icalEvent && startsAt
      ? [
          summaryOf(visit),
          labelledInMail(language, words.when, timeInMail(language, startsAt)),
          labelledInMail(language, words.where, [houseName, place ?? words.reception].filter(Boolean).join(', ')),
        ]
      : []),
    reference,
  ];
  const link = page ? [`${stage === 'cancelled' ? words.otherDates : words.page}\n${page}`] : [];
  const parts = [words.greeting, text, facts.join('\n'), ...link, `${words.closing}\n${company}`];
  return {
    subject: labelledInMail(language, company, subject),
    text: `${parts.join('\n\n')}\n`,
    ...calendar,
  };
}

/** The mail to the house: where the visit stands, its entry for the calendar and a link, but nothing of the visitor. */
export function visitNotification(visit: MailedVisit, link: string): VisitMail {
  const { stage, reference, startsAt, occasion, company } = visit;
  const subject = `${company?.name ?? ''}: ${visitOccasionNames[occasion]} ${reference}: ${visitStageNames[stage]}`;
  const when = startsAt && `Termin: ${timeInMail('de', startsAt)}\n\n`;
  return {
    subject,
    text: `Guten Tag\n\n${subject}\n${when ?? ''}Alles Weitere steht hier:\n${link}\n`,
    ...calendarPart({ ...visit, email: null, language: 'de' }, link),
  };
}

export function visitDisowned({
  occasion,
  reference,
  company,
}: Pick<MailedVisit, 'occasion' | 'reference' | 'company'>): Mail {
  const visit = `${company?.name ?? ''}: ${visitOccasionNames[occasion]} ${reference}`;
  const subject = `${visit}: Die E-Mail-Adresse gehört einer anderen Person`;
  return { subject, text: `Guten Tag\n\n${subject}. Adresse und Link wurden entfernt.\n` };
}
