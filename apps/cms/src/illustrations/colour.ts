/** Colours are `#rrggbb`. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Mixes two colours; `share` is 0…1. Interpolates the squares, which keeps mixtures from looking muddy. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const square = value ** 2 * (1 - share) + (target[index] ?? 0) ** 2 * share;
    return Math.round(Math.sqrt(square)).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, '#10151c', share);

/** Whether red is the dominant channel. */
export function isWarm(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red > green && red > blue * 0.9;
}
