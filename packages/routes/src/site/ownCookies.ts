/** Session of a signed-in member of staff. */
export const sessionCookieName = '__Host-session';

/** Preview of an editor. */
export const previewCookieName = '__Host-preview';
