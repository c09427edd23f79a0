/** The icon for home screens of phones. iOS also asks for this path without a link. */
export const touchIconPath = '/apple-touch-icon.png';
