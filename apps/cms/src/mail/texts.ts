import type { SubmissionType } from '../content/content-types.ts';

interface Mail {
  subject: string;
  text: string;
}

interface Receipt extends Record<SubmissionType, string> {
  greeting: string;
  reference: string;
  closing: string;
}

/**
 * Receipts in the languages of the forms. They quote no input: otherwise the form could be used to send spam to others.
 */
const receipts: Readonly<Record<string, Receipt>> = {
  de: {
    greeting: 'Guten Tag',
    application: 'Ihre Bewerbung ist bei uns angekommen. Vielen Dank! Wir melden uns bei Ihnen.',
    message: 'Ihre Nachricht ist bei uns angekommen. Vielen Dank! Wir melden uns bei Ihnen.',
    reference: 'Ihre Referenz',
    closing: 'Freundliche Grüsse',
  },
  gsw: {
    greeting: 'Grüezi',
    application: 'Ihri Bewerbig isch bi öis aacho. Vile Dank! Mir mälded öis bi Ihne.',
    message: 'Ihri Nachricht isch bi öis aacho. Vile Dank! Mir mälded öis bi Ihne.',
    reference: 'Ihri Referänz',
    closing: 'Fründlichi Grüess',
  },
  en: {
    greeting: 'Hello',
    application: 'We have received your application. Thank you! We will be in touch.',
    message: 'We have received your message. Thank you! We will be in touch.',
    reference: 'Your reference',
    closing: 'Kind regards',
  },
  it: {
    greeting: 'Buongiorno',
    application: 'abbiamo ricevuto la sua candidatura. Grazie! Ci faremo sentire.',
    message: 'abbiamo ricevuto il suo messaggio. Grazie! Ci faremo sentire.',
    reference: 'Il suo riferimento',
    closing: 'Cordiali saluti',
  },
  fr: {
    greeting: 'Bonjour',
    application: 'Nous avons bien reçu votre candidature. Merci ! Nous vous recontacterons.',
    message: 'Nous avons bien reçu votre message. Merci ! Nous vous recontacterons.',
    reference: 'Votre référence',
    closing: 'Meilleures salutations',
  },
};

/** The mail to the sender. Falls back to German for an unknown language. */
export function receiptOf(type: SubmissionType, language: string, reference: string, company: string): Mail {
  const words = receipts[language.split('-')[0] ?? ''] ?? receipts.de;
  if (!words) throw new Error('The German receipt is missing.');
  return {
    subject: `${company}: ${words.reference} ${reference}`,
    text: `${words.greeting}\n\n${words[type]}\n\n${words.reference}: ${reference}\n\n${words.closing}\n${company}\n`,
  };
}

const kinds: Readonly<Record<SubmissionType, string>> = { application: 'Neue Bewerbung', message: 'Neue Nachricht' };

/** The mail to the organisation: a link to the entry, but nothing that the visitor submitted. */
export function notificationOf(type: SubmissionType, reference: string, link: string): Mail {
  const subject = `${kinds[type]} ${reference}`;
  return { subject, text: `Guten Tag\n\n${subject} ist eingegangen. Lesen können Sie sie hier:\n${link}\n` };
}

/** An entry of a website with what the checks found in it. */
interface FaultyEntry {
  type: string;
  id: string;
  title: string;
  findings: readonly { blocks: boolean; message: string }[];
}

/** More entries would not be read. */
const maxEntries = 25;

/** The mail to the editors of an organisation about what is wrong on its website: published texts only. */
export function findingsMail(name: string, entries: readonly FaultyEntry[], admin: string): Mail {
  const list = entries.slice(0, maxEntries).map(({ type, id, title, findings }) => {
    const kind = type.startsWith('konfiguration-') ? 'single-types' : 'collection-types';
    const link = `${admin}/content-manager/${kind}/plugin::content.${type}${kind === 'single-types' ? '' : `/${id}`}`;
    return [title, ...findings.map(({ message }) => `- ${message}`), link].join('\n');
  });
  const more = entries.length > maxEntries ? `Und ${entries.length - maxEntries} weitere Einträge.\n\n` : '';
  const begin = 'Guten Tag\n\nBeim nächtlichen Durchsehen der Website ist dies aufgefallen:';
  return {
    subject: `${name}: Hinweise zu ${entries.length === 1 ? 'einem Eintrag' : `${entries.length} Einträgen`}`,
    text: `${begin}\n\n${list.join('\n\n')}\n\n${more}Gibt es nichts Neues, kommt keine Mail.\n`,
  };
}
