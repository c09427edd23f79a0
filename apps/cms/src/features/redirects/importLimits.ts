import { maxRedirects } from '@group/content-client/contract/formerAddress';

/** Lines with redirects in one file: as many as a website can have. */
export const maxImportLines = maxRedirects;

/** Size of one file: 300 bytes for each line. With base64 it stays below the megabyte that Strapi reads of a request. */
export const maxImportBytes = 600_000;

export const tooLarge = `Die Datei ist zu gross. Möglich sind ${maxImportBytes / 1000} KB. Bitte die Tabelle aufteilen.`;

/** Lines that are written in one transaction, during which other users wait if the database is SQLite. */
export const linesPerWrite = 40;
