/**
 * Path of an entry's form below `/admin`, in a language where it has several. The website of an organisation is the
 * only entry of its type. Brackets are encoded: programs that read mails end a link there.
 */
export function formPath(type: string, id: string, locale?: string | null): string {
  const path = type.startsWith('konfiguration-')
    ? `/content-manager/single-types/plugin::content.${type}`
    : `/content-manager/collection-types/plugin::content.${type}/${id}`;
  return locale ? `${path}?plugins%5Bi18n%5D%5Blocale%5D=${locale}` : path;
}

/** Path of an application in HR's working list, below `/admin`. */
export const worklistPath = (documentId: string): string => `/bewerbungen?bewerbung=${documentId}`;
