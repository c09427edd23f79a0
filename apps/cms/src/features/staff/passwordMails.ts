import { type MailLanguage, mailLanguage, mailWords } from '../../mail/mailLanguage.ts';
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
const words: Readonly<Record<MailLanguage, Words>> = {
  de: {
    resetSubject: 'Neues Passwort für den internen Bereich',
    reset: 'Über diesen Link setzen Sie ein neues Passwort. Er gilt eine Stunde:',
    invitationSubject: '{house}: Ihr Konto für den internen Bereich',
    invitation:
      'Sie haben ein Konto für den internen Bereich der Website. Über diesen Link setzen Sie Ihr Passwort. Er gilt sieben Tage:',
    otherwise: 'Haben Sie nichts verlangt, brauchen Sie nichts zu tun.',
  },
  gsw: {
    resetSubject: 'Neus Passwort für de intern Beriich',
    reset: 'Über de Link setzed Sie es neus Passwort. Er gilt e Stund:',
    invitationSubject: '{house}: Ihres Konto für de intern Beriich',
    invitation:
      'Sie händ es Konto für de intern Beriich vo de Website. Über de Link setzed Sie Ihres Passwort. Er gilt sibe Täg:',
    otherwise: 'Händ Sie nüüt verlangt, bruuched Sie nüüt z mache.',
  },
  en: {
    resetSubject: 'New password for the internal area',
    reset: 'Use this link to set a new password. It is valid for an hour:',
    invitationSubject: '{house}: your account for the internal area',
    invitation:
      'You have an account for the internal area of the website. Use this link to set your password. It is valid for seven days:',
    otherwise: 'If you did not ask for it, you need not do anything.',
  },
  it: {
    resetSubject: 'Nuova password per l’area interna',
    reset: 'Con questo link imposta una nuova password. È valido per un’ora:',
    invitationSubject: '{house}: il suo account per l’area interna',
    invitation:
      'Ha un account per l’area interna del sito. Con questo link imposta la sua password. È valido per sette giorni:',
    otherwise: 'Se non l’ha chiesto, non deve fare nulla.',
  },
  fr: {
    resetSubject: 'Nouveau mot de passe pour l’espace interne',
    reset: 'Ce lien vous permet de choisir un nouveau mot de passe. Il est valable une heure\u00A0:',
    invitationSubject: '{house}\u00A0: votre compte pour l’espace interne',
    invitation:
      'Vous avez un compte pour l’espace interne du site. Ce lien vous permet de choisir votre mot de passe. Il est valable sept jours\u00A0:',
    otherwise: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  },
};

export type LinkKind = 'reset' | 'invitation';

export function passwordMail(kind: LinkKind, language: string, house: string, link: string): Mail {
  const known = mailLanguage(language);
  const text = words[known];
  const end = kind === 'reset' ? `\n\n${text.otherwise}` : '';
  return {
    subject: text[`${kind}Subject`].replace('{house}', () => house),
    text: `${mailWords[known].greeting}\n\n${text[kind]}\n${link}${end}\n`,
  };
}
