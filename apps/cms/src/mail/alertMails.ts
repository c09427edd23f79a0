import { hoursToConfirm } from '@group/content-client/contract/alertLink';
import { dayInMail, labelledInMail, type MailLanguage, mailLanguage, mailWords } from './mailLanguage.ts';
import type { Mail } from './placeholders.ts';

interface AlertTexts {
  confirm: string;
  confirmSubject: string;
  newJobs: (count: number) => string;
  jobs: string;
  ends: (day: string) => string;
  renew: string;
  unsubscribe: string;
}

const texts: Readonly<Record<MailLanguage, AlertTexts>> = {
  de: {
    confirmSubject: 'Bitte bestätigen Sie Ihr Stellenabo',
    confirm: `Sie möchten neue Stellen per Mail erhalten. Bitte bestätigen Sie das innert ${hoursToConfirm} Stunden mit dem Knopf auf dieser Seite, sonst löschen wir Ihre Adresse. Haben Sie nichts bestellt, brauchen Sie nichts zu tun.`,
    newJobs: (count) => (count === 1 ? 'eine neue Stelle' : `${count} neue Stellen`),
    jobs: 'Neu ausgeschrieben:',
    ends: (day) => `Ihr Stellenabo endet am ${day}`,
    renew: 'Hier verlängern Sie es:',
    unsubscribe: 'Hier bestellen Sie das Abo ab:',
  },
  gsw: {
    confirmSubject: 'Bitte bestätiged Sie Ihres Stelleabo',
    confirm: `Sie möchted neui Stelle per Mail übercho. Bitte bestätiged Sie das innert ${hoursToConfirm} Stund mit em Chnopf uf dere Siite, suscht lösched mir Ihri Adrässe. Händ Sie nüüt bstellt, bruuched Sie nüüt z mache.`,
    newJobs: (count) => (count === 1 ? 'ei neui Stell' : `${count} neui Stelle`),
    jobs: 'Neu usgschribe:',
    ends: (day) => `Ihres Stelleabo hört am ${day} uf`,
    renew: 'Da verlängered Sie s:',
    unsubscribe: 'Da bstelled Sie s Abo ab:',
  },
  en: {
    confirmSubject: 'Please confirm your job alert',
    confirm: `You would like to receive new jobs by e-mail. Please confirm this within ${hoursToConfirm} hours with the button on this page; otherwise we erase your address. If you did not ask for it, there is nothing to do.`,
    newJobs: (count) => (count === 1 ? 'one new job' : `${count} new jobs`),
    jobs: 'Newly advertised:',
    ends: (day) => `Your job alert ends on ${day}`,
    renew: 'You can renew it here:',
    unsubscribe: 'You can unsubscribe here:',
  },
  it: {
    confirmSubject: 'Confermi il suo abbonamento ai nuovi posti',
    confirm: `Desidera ricevere i nuovi posti per e-mail. Lo confermi entro ${hoursToConfirm} ore con il pulsante di questa pagina, altrimenti cancelliamo il suo indirizzo. Se non ha richiesto nulla, non deve fare niente.`,
    newJobs: (count) => (count === 1 ? 'un nuovo posto' : `${count} nuovi posti`),
    jobs: 'Nuovi annunci:',
    ends: (day) => `Fine del suo abbonamento ai nuovi posti: ${day}`,
    renew: 'Qui lo può rinnovare:',
    unsubscribe: 'Qui lo può disdire:',
  },
  fr: {
    confirmSubject: 'Veuillez confirmer votre abonnement aux nouveaux postes',
    confirm: `Vous souhaitez recevoir les nouveaux postes par e-mail. Veuillez le confirmer dans les ${hoursToConfirm} heures avec le bouton de cette page, sinon nous effaçons votre adresse. Si vous n’avez rien demandé, vous n’avez rien à faire.`,
    newJobs: (count) => (count === 1 ? 'un nouveau poste' : `${count} nouveaux postes`),
    jobs: 'Nouvelles annonces\u00A0:',
    ends: (day) => `Votre abonnement aux nouveaux postes prend fin le ${day}`,
    renew: 'Vous pouvez le prolonger ici\u00A0:',
    unsubscribe: 'Vous pouvez vous désabonner ici\u00A0:',
  },
};

/** Asks the owner of an address to confirm the subscription. It quotes no input. */
export function confirmationMail(language: string, company: string, link: string): Mail {
  const known = mailLanguage(language);
  const { greeting, confirm, confirmSubject, closing } = { ...mailWords[known], ...texts[known] };
  const text = `${greeting}\n\n${confirm}\n\n${link}\n\n${closing}\n${company}\n`;
  return { subject: labelledInMail(known, company, confirmSubject), text };
}

interface AlertFacts {
  company: string;
  /** Address of the page of the subscription. */
  link: string;
  /** New jobs, each in one line, with their addresses. */
  jobs: readonly { line: string; url: string }[];
  /** When the subscription ends, if that is soon: an ISO instant. */
  endsAt: string | undefined;
}

export function alertMail(language: string, { company, link, jobs, endsAt }: AlertFacts): Mail {
  const known = mailLanguage(language);
  const { greeting, closing } = mailWords[known];
  const { newJobs, jobs: title, ends, renew, unsubscribe } = texts[known];
  const end = endsAt && ends(dayInMail(known, endsAt, 'long'));
  const parts = [
    greeting,
    ...(jobs.length > 0 ? [title] : []),
    ...jobs.map(({ line, url }) => `${line}\n${url}`),
    ...(end ? [`${end}. ${renew}\n${link}`] : []),
    `${unsubscribe}\n${link}`,
    `${closing}\n${company}`,
  ];
  const subject = jobs.length > 0 || !end ? newJobs(jobs.length) : end;
  return { subject: labelledInMail(known, company, subject), text: `${parts.join('\n\n')}\n` };
}
