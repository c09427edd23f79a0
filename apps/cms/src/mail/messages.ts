import type { SubmissionType } from '../content/content-types.ts';
import { formPath } from '../content/formPath.ts';
import { labelledInMail, type MailLanguage, mailLanguage, mailWords } from './mailLanguage.ts';
import type { Mail } from './placeholders.ts';

export const decisionStages = ['in-contact', 'invited', 'refused'] as const;
export type DecisionStage = (typeof decisionStages)[number];

/** Visits and subscriptions have mails of their own. */
type ReceiptType = Exclude<SubmissionType, 'visit' | 'alert'>;

interface Receipt extends Record<ReceiptType, string> {
  /** Leads to the private page of an application. */
  page: string;
  houses: string;
  /** For a person whom the mail reached by mistake. */
  stranger: string;
}

/** Receipts quote no input: otherwise the form could be used to send spam to others. */
const receipts: Readonly<Record<MailLanguage, Receipt>> = {
  de: {
    application: 'Ihre Bewerbung ist bei uns angekommen. Vielen Dank! Wir melden uns bei Ihnen.',
    message: 'Ihre Nachricht ist bei uns angekommen. Vielen Dank! Wir melden uns bei Ihnen.',
    page: 'Hier sehen Sie, wo Ihre Bewerbung steht, und können Unterlagen nachreichen, Angaben berichtigen oder die Bewerbung zurückziehen. Der Link ist nur für Sie:',
    houses: 'Diese Häuser haben sie bekommen, jedes für sich. Keines erfährt von den anderen:',
    stranger: 'Haben Sie sich nicht beworben? Sagen Sie es uns auf derselben Seite mit «Das bin ich nicht».',
  },
  gsw: {
    application: 'Ihri Bewerbig isch bi eus aacho. Vile Dank! Mir mälded eus bi Ihne.',
    message: 'Ihri Nachricht isch bi eus aacho. Vile Dank! Mir mälded eus bi Ihne.',
    page: 'Da gsehnd Sie, wo Ihri Bewerbig staht, und chönd Underlage nareiche, Aagabe berichtige oder d Bewerbig zruggzieh. De Link isch nume für Sie:',
    houses: 'Die Hüüser händ si übercho, jedes für sich. Keis erfahrt vo de andere:',
    stranger: 'Händ Sie sich nöd beworbe? Säged Sie s eus uf de gliiche Siite mit «Das bin ich nöd».',
  },
  en: {
    application: 'We have received your application. Thank you! We will be in touch.',
    message: 'We have received your message. Thank you! We will be in touch.',
    page: 'Here you can see where your application stands, add documents, correct your details or withdraw it. The link is for you only:',
    houses: 'These houses have it, each its own copy. None learns of the others:',
    stranger: 'Did you not apply? Tell us on the same page with “This is not me”.',
  },
  it: {
    application: 'Abbiamo ricevuto la sua candidatura. Grazie! La contatteremo.',
    message: 'Abbiamo ricevuto il suo messaggio. Grazie! La contatteremo.',
    page: 'Qui vede a che punto è la sua candidatura e può aggiungere documenti, correggere i suoi dati o ritirarla. Il link è solo per lei:',
    houses: 'L’hanno ricevuta queste case, ciascuna separatamente. Nessuna viene a sapere delle altre:',
    stranger: 'Non ha inviato una candidatura? Ce lo dica sulla stessa pagina con «Non sono io».',
  },
  fr: {
    application: 'Nous avons bien reçu votre candidature. Merci\u202F! Nous vous recontacterons.',
    message: 'Nous avons bien reçu votre message. Merci\u202F! Nous vous recontacterons.',
    page: 'Vous voyez ici où en est votre candidature et pouvez ajouter des documents, corriger vos coordonnées ou la retirer. Ce lien n’est que pour vous\u00A0:',
    houses: 'Ces maisons l’ont reçue, chacune séparément. Aucune n’apprend l’existence des autres\u00A0:',
    stranger: 'Vous n’avez pas postulé\u202F? Dites-le-nous sur la même page avec «\u00A0Ce n’est pas moi\u00A0».',
  },
};

interface ReceiptFacts {
  reference: string;
  /** Name of the organisation. */
  company: string;
  link: string | undefined;
  /** All houses that have it, if there are several. */
  houses?: readonly Pick<ReceiptFacts, 'reference' | 'company'>[];
}

export function receiptOf(type: ReceiptType, language: string, facts: ReceiptFacts): Mail {
  const { reference, company, link, houses = [] } = facts;
  const known = mailLanguage(language);
  const words = { ...mailWords[known], ...receipts[known] };
  const page = link ? [`${words.page}\n${link}`, words.stranger] : [];
  const list = houses.map(
    (house) => `- ${labelledInMail(known, house.company, `${words.reference} ${house.reference}`)}`,
  );
  const sentTo =
    houses.length > 1 ? [words.houses, ...list].join('\n') : labelledInMail(known, words.reference, reference);
  const parts = [words.greeting, words[type], sentTo, ...page];
  return {
    subject: labelledInMail(known, company, `${words.reference} ${reference}`),
    text: `${parts.join('\n\n')}\n\n${words.closing}\n${company}\n`,
  };
}

const kinds: Readonly<Record<ReceiptType, string>> = { application: 'Neue Bewerbung', message: 'Neue Nachricht' };

/** The mail to the organisation: a link to the entry, but nothing that the visitor submitted. */
export function notificationOf(type: ReceiptType, company: string, reference: string, link: string): Mail {
  const what = `${kinds[type]} ${reference}`;
  const text = `Guten Tag\n\n${what} ist bei ${company} eingegangen. Lesen können Sie sie hier:\n${link}\n`;
  return { subject: `${company}: ${what}`, text };
}

/** The mail to the organisation about what an applicant did on their page. */
export function changeOf(company: string, reference: string, what: string): Mail {
  return {
    subject: `${company}: Bewerbung ${reference}: ${what}`,
    text: `Guten Tag\n\nZur Bewerbung ${reference} bei ${company}: ${what}.\n`,
  };
}

interface DueApplication {
  reference: string;
  /** `22.11.2026` */
  answerBy: string;
  isOverdue: boolean;
  link: string;
}

/** The mail to an organisation on a working day: what should be answered, and nothing of a person. */
export function dueApplicationsMail(company: string, applications: readonly DueApplication[]): Mail {
  const lines = applications.map(({ reference, answerBy, isOverdue, link }) => {
    return `${reference}: ${isOverdue ? `überfällig seit ${answerBy}` : `heute fällig`}\n${link}`;
  });
  const overdue = applications.filter(({ isOverdue }) => isOverdue).length;
  return {
    subject: `${company}: Bewerbungen, ${overdue} überfällig, ${applications.length - overdue} heute fällig`,
    text: `Guten Tag\n\nDiese Bewerbungen bei ${company} warten auf eine Antwort:\n\n${lines.join('\n\n')}\n\nIst nichts fällig, kommt keine Mail.\n`,
  };
}

interface FaultyEntry {
  type: string;
  id: string;
  locale: string | null;
  title: string;
  findings: readonly { blocks: boolean; message: string }[];
}

/** More entries would not be read. */
const maxEntries = 25;

/** The mail to the editors of an organisation about what is wrong on its website: published texts only. */
export function findingsMail(name: string, entries: readonly FaultyEntry[], admin: string): Mail {
  const list = entries.slice(0, maxEntries).map(({ type, id, locale, title, findings }) => {
    return [title, ...findings.map(({ message }) => `- ${message}`), admin + formPath(type, id, locale)].join('\n');
  });
  const more = entries.length > maxEntries ? `Und ${entries.length - maxEntries} weitere Einträge.\n\n` : '';
  const begin = 'Guten Tag\n\nBeim nächtlichen Durchsehen der Website ist dies aufgefallen:';
  return {
    subject: `${name}: Hinweise zu ${entries.length === 1 ? 'einem Eintrag' : `${entries.length} Einträgen`}`,
    text: `${begin}\n\n${list.join('\n\n')}\n\n${more}Gibt es nichts Neues, kommt keine Mail.\n`,
  };
}

interface DecisionTexts extends Record<DecisionStage, string> {
  greeting: string;
  subject: string;
  /** Before the link to the page of the application, which the service adds. */
  page: string;
}

/** By language; HR reads and completes them before they are sent. */
const decisions: Readonly<Record<MailLanguage, DecisionTexts>> = {
  de: {
    greeting: 'Guten Tag {name}',
    subject: 'Ihre Bewerbung',
    'in-contact':
      'Vielen Dank für Ihre Bewerbung. Sie gefällt uns, und wir möchten mehr von Ihnen wissen. Wann dürfen wir Sie anrufen?',
    invited:
      'Vielen Dank für Ihre Bewerbung. Wir möchten Sie gern kennenlernen und laden Sie zu einem Gespräch ein. Welche Tage passen Ihnen?',
    refused:
      'Vielen Dank für Ihre Bewerbung und Ihr Interesse an unserem Haus. Wir haben uns für eine andere Person entschieden. Für Ihre Zukunft wünschen wir Ihnen alles Gute.',
    page: 'Hier sehen Sie jederzeit, wo Ihre Bewerbung steht. Der Link ist nur für Sie:',
  },
  gsw: {
    greeting: 'Grüezi {name}',
    subject: 'Ihri Bewerbig',
    'in-contact':
      'Vile Dank für Ihri Bewerbig. Si gfallt eus, und mir möchted meh vo Ihne wüsse. Wänn dörfed mir Ihne aalüte?',
    invited:
      'Vile Dank für Ihri Bewerbig. Mir möchted Sie gern känneleere und laded Sie zumene Gspröch ii. Weli Täg passed Ihne?',
    refused:
      'Vile Dank für Ihri Bewerbig und Ihres Interässe a eusem Huus. Mir händ eus für öpper anders entschide. Für Ihri Zuekunft wünsched mir Ihne alles Gueti.',
    page: 'Da gsehnd Sie jederziit, wo Ihri Bewerbig staht. De Link isch nume für Sie:',
  },
  en: {
    greeting: 'Dear {name},',
    subject: 'Your application',
    'in-contact':
      'Thank you for your application. We like it, and would like to know more about you. When may we call you?',
    invited:
      'Thank you for your application. We would like to meet you and invite you to an interview. Which days would suit you?',
    refused:
      'Thank you for your application and your interest in our house. We have decided in favour of another person. We wish you all the best for the future.',
    page: 'Here you can always see where your application stands. The link is for you only:',
  },
  it: {
    greeting: 'Buongiorno {name},',
    subject: 'La sua candidatura',
    'in-contact':
      'Grazie per la sua candidatura. Ci è piaciuta e vorremmo sapere di più su di lei. Quando possiamo telefonarle?',
    invited:
      'Grazie per la sua candidatura. Vorremmo conoscerla e la invitiamo a un colloquio. Quali giorni le andrebbero bene?',
    refused:
      'Grazie per la sua candidatura e per il suo interesse per la nostra casa. Abbiamo scelto un’altra persona. Le auguriamo ogni bene per il futuro.',
    page: 'Qui vede in ogni momento a che punto è la sua candidatura. Il link è solo per lei:',
  },
  fr: {
    greeting: 'Bonjour {name},',
    subject: 'Votre candidature',
    'in-contact':
      'Merci de votre candidature. Elle nous plaît, et nous aimerions en savoir davantage. Quand pouvons-nous vous appeler\u202F?',
    invited:
      'Merci de votre candidature. Nous aimerions faire votre connaissance et vous invitons à un entretien. Quels jours vous conviendraient\u202F?',
    refused:
      'Merci de votre candidature et de votre intérêt pour notre maison. Nous avons choisi une autre personne. Nous vous souhaitons le meilleur pour l’avenir.',
    page: 'Vous voyez ici à tout moment où en est votre candidature. Ce lien n’est que pour vous\u00A0:',
  },
};

/** The template of a mail that tells an applicant a decision, for houses that have none of their own. */
export function decisionTemplate(stage: DecisionStage, language: string): Mail {
  const known = mailLanguage(language);
  const words = { ...mailWords[known], ...decisions[known] };
  return {
    subject: labelledInMail(known, words.subject, '{stelle}'),
    text: `${words.greeting}\n\n${words[stage]}\n\n${words.closing}\n{betrieb}\n`,
  };
}

/** A decision as it is sent: with the link to the application's page, which HR does not see. */
export const withPage = (text: string, language: string, page: string | undefined): string =>
  page ? `${text.trimEnd()}\n\n${decisions[mailLanguage(language)].page}\n${page}\n` : text;
