import { maxFileMegabytes, maxFiles } from '@group/content-client/contract/submissions/files';
import { defineMessages } from '@group/ui/messages/defineMessages';

/** What is wrong with a file, by problem. */
export const fileMessages = defineMessages({
  de: {
    empty: (file: string) => `${file} ist leer.`,
    tooLarge: (file: string) => `${file} ist grösser als ${maxFileMegabytes} MB.`,
    kind: (file: string) => `${file} können wir nicht annehmen: nur PDF, Word, ODT und Bilder.`,
    locked: (file: string) => `${file} ist mit einem Passwort geschützt.`,
    duplicate: (file: string) => `${file} ist doppelt.`,
    tooMany: (file: string) => `${file} ist zu viel: höchstens ${maxFiles} Dateien.`,
    infected: (file: string) => `In ${file} wurde Schadsoftware gefunden.`,
  },
  gsw: {
    empty: (file) => `${file} isch läär.`,
    tooLarge: (file) => `${file} isch grösser als ${maxFileMegabytes} MB.`,
    kind: (file) => `${file} chönd mir nöd aanäh: nume PDF, Word, ODT und Bilder.`,
    locked: (file) => `${file} isch mit emene Passwort gschützt.`,
    duplicate: (file) => `${file} isch dopplet.`,
    tooMany: (file) => `${file} isch z vill: höchschtens ${maxFiles} Dateie.`,
    infected: (file) => `I ${file} isch Schadsoftware gfunde worde.`,
  },
  en: {
    empty: (file) => `${file} is empty.`,
    tooLarge: (file) => `${file} is larger than ${maxFileMegabytes} MB.`,
    kind: (file) => `We cannot take ${file}: only PDF, Word, ODT and pictures.`,
    locked: (file) => `${file} is protected by a password.`,
    duplicate: (file) => `${file} has been added twice.`,
    tooMany: (file) => `${file} is one too many: ${maxFiles} files at most.`,
    infected: (file) => `Malware was found in ${file}.`,
  },
  it: {
    empty: (file) => `${file} è vuoto.`,
    tooLarge: (file) => `${file} supera i ${maxFileMegabytes} MB.`,
    kind: (file) => `Non possiamo ricevere ${file}: solo PDF, Word, ODT e immagini.`,
    locked: (file) => `${file} è protetto da una password.`,
    duplicate: (file) => `${file} è già presente.`,
    tooMany: (file) => `${file} è di troppo: al massimo ${maxFiles} file.`,
    infected: (file) => `In ${file} è stato trovato un programma dannoso.`,
  },
  fr: {
    empty: (file) => `${file} est vide.`,
    tooLarge: (file) => `${file} dépasse ${maxFileMegabytes} Mo.`,
    kind: (file) => `Nous ne pouvons pas recevoir ${file}\u00A0: seulement PDF, Word, ODT et images.`,
    locked: (file) => `${file} est protégé par un mot de passe.`,
    duplicate: (file) => `${file} est en double.`,
    tooMany: (file) => `${file} est de trop\u00A0: ${maxFiles} fichiers au maximum.`,
    infected: (file) => `Un programme malveillant a été trouvé dans ${file}.`,
  },
});
