/**
 * The tenant's small logo as PNG, on each site's host: Outlook shows no SVG. The address stands in mails for years, so
 * it never changes.
 */
export const signatureLogoPath = '/mail-signatur/logo.png';
