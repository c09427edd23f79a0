/** Id of the inline SVG sprite with the icons that the page uses. */
export const iconsId = 'signs';
