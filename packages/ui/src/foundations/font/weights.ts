/** Weights of the type scale. The font package has 200 to 800, which would add 13 kB. */
export const weights = { lightest: 400, boldest: 700 };
