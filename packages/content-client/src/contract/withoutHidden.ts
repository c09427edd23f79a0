// Directional overrides make a text look like another one. Other invisible characters come with copied addresses and numbers,
// which would be rejected without a visible fault. Joiners stay: emoji have them.
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A typed or pasted text without invisible characters. */
export const withoutHidden = (text: string): string => text.replace(hidden, '');
