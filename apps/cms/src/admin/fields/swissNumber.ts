const signs = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 10 });

/** A number as people write it here: `5’500`, `152.5`. */
export const swissNumber = (value: number | null | undefined): string =>
  typeof value === 'number' ? signs.format(value) : '';

/** What somebody typed, with a point or a comma: `null` if it is empty, `undefined` if it is no number. */
export function numberOf(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s'’]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) : undefined;
}
