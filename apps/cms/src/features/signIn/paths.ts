/** Address of the sign-in; its other pages are below. Within the path of Strapi's cookies. */
export const signInPath = '/admin/anmelden';

/** The page on which a sign-in in a frame or another tab ends. */
export const signedInPath = `${signInPath}/offen`;

export const secondFactorPath = `${signInPath}/zweiter-faktor`;

export const ownPasswordPath = `${signInPath}/eigenes-passwort`;

/** Query parameter with the page of the admin that was asked for; Strapi's admin names it so. */
export const targetParameter = 'redirectTo';

/** The page to which a sign-in leads; always one of the admin. */
export const pathOf = (target: string): string => (target.startsWith('/') ? `/admin${target}` : '/admin');

export const invitationPath = `${signInPath}/einladung`;
