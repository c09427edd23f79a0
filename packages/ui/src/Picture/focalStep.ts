/** The least of a picture that a crop shows on either axis, in percent: a strip across a wide window. */
const leastShown = 34;

/** Distance in percent of the positions for which there is a rule, as the policy allows no style attributes. */
const step = 5;

/** The positions for which there is a rule, in percent; the middle needs none. */
export const focalSteps = Array.from({ length: 100 / step + 1 }, (_, index) => index * step).filter(
  (each) => each !== 50,
);

/**
 * The `object-position` in percent, on one axis, for a focal point: 15 % of the picture on either side of the point, a
 * head and its shoulders, stay within each crop that shows a third and more. `undefined` for the middle.
 */
export function focalStep(percent: number): number | undefined {
  const position = ((percent - leastShown / 2) / (100 - leastShown)) * 100;
  const nearest = Math.round(Math.min(100, Math.max(0, position)) / step) * step;
  return nearest === 50 ? undefined : nearest;
}
