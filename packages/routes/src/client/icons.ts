/** Id of the part of a page that holds the signs which it shows, so that nothing else is fetched for them. */
export const iconsId = 'signs';
