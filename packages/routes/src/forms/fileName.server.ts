import { fileEndings, type FileType } from '@group/content-client/contract/submissions/files';

/** Name of a file that was sent without one. */
export const noName = 'Datei';

/** In UTF-16 code units; file systems allow 255 bytes. */
const maxNameLength = 200;

/** The file's name on the visitor's device, without line breaks, directional overrides and path separators. */
export function fileName(name: string): string {
  // Keeps the end, which holds the file's ending. Truncated before normalisation too, which is slow for long texts.
  const clean = name
    .slice(-4 * maxNameLength)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]+/gu, ' ')
    .replaceAll(/[/\\]+/g, '_');
  // The cut may have split a surrogate pair.
  return clean.slice(-maxNameLength).toWellFormed().trim() || noName;
}

/**
 * The name with an ending that matches the media type. A picture named `.hta` would run as a program on the computer of an
 * editor who saves and opens it, whatever its content.
 */
export function withEnding(name: string, type: FileType): string {
  const endings = fileEndings[type];
  return endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)) ? name : `${name}.${endings[0]}`;
}
