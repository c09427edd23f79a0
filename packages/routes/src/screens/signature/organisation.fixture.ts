import type { HeadOffice, Organisation } from './signature.ts';

/** A placeholder for the logo, which only a running site serves. */
const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='%23196a4f' " +
  "d='M3 58C9 38 19 28 32 28s23 10 29 30Z'/%3E%3C/svg%3E";

/** Tabor, as the loader returns it. */
export const organisationFixture: Organisation = {
  name: 'Alterszentrum Tabor',
  addressLines: ['Hofstrasse 12', '8000 Musterhausen'],
  origin: 'https://tabor.example',
  logo: { path: '/mail-signatur/logo.png', width: 64, height: 64 },
  colours: { text: '#196a4f', line: '#d47636' },
};

/** Tabor with the placeholder logo. */
export const drawnOrganisationFixture: Organisation = {
  ...organisationFixture,
  logo: { ...organisationFixture.logo, path: drawing },
};

export const headOfficeFixture: HeadOffice = { text: '+41 44 000 00 00', href: 'tel:+41440000000' };
