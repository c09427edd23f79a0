import type { Mail } from '../../mail/placeholders.ts';

interface Words {
  resetSubject: string;
  reset: string;
  invitationSubject: string;
  invitation: string;
  /** For a person who has asked for nothing. */
  otherwise: string;
}

/** In the languages of the websites; `{house}` is the name of one. */
const words: Readonly<Record<string, Words>> = {
  de: {
    resetSubject: 'Neues Passwort für den internen Bereich',
    reset: 'Guten Tag\n\nÜber diesen Link setzen Sie ein neues Passwort. Er gilt eine Stunde:',
    invitationSubject: '{house}: Ihr Konto für den internen Bereich',
    invitation:
      'Guten Tag\n\nSie haben ein Konto für den internen Bereich der Website. Über diesen Link setzen Sie Ihr Passwort. Er gilt sieben Tage:',
    otherwise: 'Haben Sie nichts verlangt, brauchen Sie nichts zu tun.',
  },
  gsw: {
    resetSubject: 'Neus Passwort für de intern Bereich',
    reset: 'Grüezi\n\nÜber de Link setzed Sie es neus Passwort. Er gilt e Stund:',
    invitationSubject: '{house}: Ihres Konto für de intern Bereich',
    invitation:
      'Grüezi\n\nSie händ es Konto für de intern Bereich vo de Website. Über de Link setzed Sie Ihres Passwort. Er gilt sibe Täg:',
    otherwise: 'Händ Sie nüüt verlangt, bruuched Sie nüüt z mache.',
  },
  en: {
    resetSubject: 'New password for the internal area',
    reset: 'Hello\n\nWith this link you set a new password. It is valid for an hour:',
    invitationSubject: '{house}: your account for the internal area',
    invitation:
      'Hello\n\nYou have an account for the internal area of the website. With this link you set your password. It is valid for seven days:',
    otherwise: 'If you did not ask for it, you need not do anything.',
  },
  it: {
    resetSubject: 'Nuova password per l’area interna',
    reset: 'Buongiorno\n\nCon questo link imposta una nuova password. È valido per un’ora:',
    invitationSubject: '{house}: il suo account per l’area interna',
    invitation:
      'Buongiorno\n\nHa un account per l’area interna del sito. Con questo link imposta la sua password. È valido per sette giorni:',
    otherwise: 'Se non l’ha chiesto, non deve fare nulla.',
  },
  fr: {
    resetSubject: 'Nouveau mot de passe pour l’espace interne',
    reset: 'Bonjour\n\nCe lien vous permet de choisir un nouveau mot de passe. Il est valable une heure :',
    invitationSubject: '{house} : votre compte pour l’espace interne',
    invitation:
      'Bonjour\n\nVous avez un compte pour l’espace interne du site. Ce lien vous permet de choisir votre mot de passe. Il est valable sept jours :',
    otherwise: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  },
};

/** What the link of a mail is for. */
export type LinkKind = 'reset' | 'invitation';

/** The mail with a link that sets a password. Falls back to German for an unknown language. */
export function passwordMail(kind: LinkKind, language: string, house: string, link: string): Mail {
  const text = Object.hasOwn(words, language) ? words[language] : words.de;
  if (!text) throw new Error('The German mails are missing.');
  const end = kind === 'reset' ? `\n\n${text.otherwise}` : '';
  return {
    subject: text[`${kind}Subject`].replace('{house}', () => house),
    text: `${text[kind]}\n${link}${end}\n`,
  };
}
