/** The cookie of a member of staff who is signed in. */
export const sessionCookieName = '__Host-session';

/** The cookie of an editor who looks at drafts. */
export const previewCookieName = '__Host-preview';
