/** The weights that the type scale uses. The font's package has 200 to 800, which are 13 kB more. */
export const weights = { lightest: 400, boldest: 700 };
