/** What Unicode takes for letters or signs of their own, as a Swiss keyboard types it. */
const typed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '‘': "'",
  '’': "'",
};

/**
 * A text as searches compare it: in lower case, without accents and invisible characters. Umlauts and their two letters are the
 * same, as in `Küche`, `Kueche` and `kuche`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[ßæœøłđı‘’]/g, (letter) => typed[letter] ?? letter)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/([aou])e/g, '$1');
}
