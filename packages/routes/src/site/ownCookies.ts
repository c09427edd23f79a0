/** Session of a signed-in member of staff. */
export const sessionCookieName = '__Host-session';

/** A sign-in of staff with the company's directory, from its beginning to its end. */
export const signInCookieName = '__Host-sign-in';

/** A browser in which staff have signed in. It makes no page private. */
export const deviceCookieName = '__Host-device';

/** Preview of an editor. */
export const previewCookieName = '__Host-preview';

/** Preview in a frame beside the form of an entry. */
export const framedPreviewCookieName = '__Host-preview-frame';
