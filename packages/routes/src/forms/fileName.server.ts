/** What a file without a name is called. */
export const noName = 'Datei';

/** Longest name of a file that is kept, in UTF-16 units; file systems take 255 bytes. */
const longestName = 200;

/** Endings that a kind of file goes by; the first is given where another one stands. */
const endings: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ['application/pdf', ['pdf']],
  ['application/msword', ['doc']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']],
  ['application/vnd.oasis.opendocument.text', ['odt']],
  ['image/jpeg', ['jpg', 'jpeg', 'jpe', 'jfif']],
  ['image/png', ['png']],
  ['image/heic', ['heic', 'heif']],
  ['image/webp', ['webp']],
]);

/** The name that a visitor's device gave to a file, without what could break a line, turn it around, or lead anywhere. */
export function fileName(name: string): string {
  // The end is kept, as it says what the file is. Cut before it is composed too, which takes long where it is long.
  const clean = name
    .slice(-4 * longestName)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replaceAll(/[/\\]+/g, '_');
  // Half a character is none.
  return clean.slice(-longestName).toWellFormed().trim() || noName;
}

/**
 * The name with an ending of what the file is. A picture that is called `.hta` would be run as a program by the computer
 * of who saves and opens it, whatever its content says.
 */
export function withEnding(name: string, type: string): string {
  const [first, ...more] = endings.get(type) ?? [''];
  const known = [first, ...more].some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return known || !first ? name : `${name}.${first}`;
}
