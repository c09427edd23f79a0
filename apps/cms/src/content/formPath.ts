/** Path of an entry's form below `/admin`. The website of an organisation is the only entry of its type. */
export const formPath = (type: string, id: string): string =>
  type.startsWith('konfiguration-')
    ? `/content-manager/single-types/plugin::content.${type}`
    : `/content-manager/collection-types/plugin::content.${type}/${id}`;
