import { maxRedirects } from '@group/content-client/contract/formerAddress';

/** Lines with redirects in one file: as many as a website can have. */
export const maxImportLines = maxRedirects;

/** Size of one file: 300 bytes for each line. With base64 it stays below the megabyte that Strapi reads of a request. */
export const maxImportBytes = 600_000;

/** Lines that are written in one transaction, during which other users wait if the database is SQLite. */
export const linesPerWrite = 40;
