import type { Core } from '@strapi/strapi';
import { signInPath } from '../signIn/paths.ts';
import { failureCode } from './provider.ts';

/** Why a sign-in was rejected, for the address of the sign-in page, in the sentences that it shows. */
export const rejections = {
  abgelaufen:
    'Die Anmeldung dauerte zu lange oder wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.',
  abgebrochen: 'Die Anmeldung mit dem Firmenkonto wurde abgebrochen.',
  anbieter: 'Die Anmeldung mit dem Firmenkonto ist im Moment nicht möglich. Bitte versuchen Sie es später noch einmal.',
  adresse: 'Ihr Firmenkonto hat keine E-Mail-Adresse. Bitte wenden Sie sich an Ihre Informatik.',
  gruppe:
    'Ihr Firmenkonto hat hier keine Rechte. Bitte lassen Sie sich von Ihrer Informatik in die Gruppe Ihres Betriebs aufnehmen.',
  gesperrt: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an die Administration der Websites.',
  mail:
    'Es gibt hier schon ein Konto mit Ihrer E-Mail-Adresse und einem eigenen Passwort. Melden Sie sich damit an, oder ' +
    'lassen Sie es von der Administration der Websites löschen.',
  oft: 'Aus Ihrem Netz wurde die Anmeldung sehr oft begonnen. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
  einrichtung: 'Zuerst muss die Administration der Websites ihr eigenes Konto anlegen.',
} as const;

export type Rejection = keyof typeof rejections;

const reasonParameter = 'grund';

export const rejectedPath = (rejection: Rejection): string => `${signInPath}?${reasonParameter}=${rejection}`;

export const rejectionIn = (given: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(rejections).find(([key]) => key === given[reasonParameter])?.[1];

export class SignInRejected extends Error {
  override name = 'SignInRejected';
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection);
    this.rejection = rejection;
  }
}

/** Why a sign-in failed. What the person has not caused is in the log, with a code and nothing about the person. */
export function rejectionOf(strapi: Core.Strapi, error: unknown): Rejection {
  if (error instanceof SignInRejected) return error.rejection;
  const code = failureCode(error);
  if (code === 'access_denied') return 'abgebrochen';
  strapi.log.warn(`A sign-in with the directory failed: ${code}`);
  return 'anbieter';
}
