/** Id of a house's forms in the page. */
export const statedPlacesId = (house: string): string => `plaetze-${house}`;

/** Value of the button for what a house does not offer. */
export const notOffered = 'keine';
