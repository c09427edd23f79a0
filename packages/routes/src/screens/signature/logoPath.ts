/**
 * The tenant's small logo as PNG, because Outlook does not support SVG. Sent mails refer to it for years, so the path
 * must never change.
 */
export const signatureLogoPath = '/mail-signatur/logo.png';
