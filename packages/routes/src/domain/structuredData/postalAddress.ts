import type { PostalAddress } from 'schema-dts';

type AddressData = Extract<PostalAddress, { '@type': 'PostalAddress' }>;

const postalCodeAndCity = /^(?:CH-)?(\d{4})\s+(.+)$/;

/** schema.org data of an address in Switzerland. */
export function postalAddress(address: {
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: 'CH',
  } satisfies AddressData;
}

/** Parses the configuration's address lines, for example `['Hofstrasse 12', '8000 Musterhausen']`. */
export function placeFromLines(lines: readonly string[]) {
  const [, postalCode, city] = lines.flatMap((line) => postalCodeAndCity.exec(line) ?? []);
  const street = lines.find((line) => !postalCodeAndCity.test(line));
  return { street, postalCode, city };
}

export function addressFromLines(lines: readonly string[]) {
  return postalAddress(placeFromLines(lines));
}
