const signs = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 10 });

/** Formats a number with Swiss separators: `5’500`, `152.5`. */
export const swissNumber = (value: number): string => signs.format(value);

/** Parses a number with a decimal point or comma: `null` for empty input, `undefined` for invalid input. */
export function numberOf(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s'’]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) : undefined;
}
