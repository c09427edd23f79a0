import type { LoadedBlockOf } from '../block/block.ts';

/** A shape in place of a word mark, because text renders differently on each machine. */
const wordMark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 64'%3E%3Cg fill='%235b4a8a'%3E" +
  "%3Cpath d='M8 56C8 24 24 8 56 8c0 32-16 48-48 48z'/%3E%3Crect x='72' y='24' width='120' height='16' rx='8'/%3E" +
  '%3C/g%3E%3C/svg%3E';

export const companyLogosBlockFixture: LoadedBlockOf<'company-logos'> = {
  type: 'company-logos',
  logos: [{ name: 'Geeren', href: 'https://geeren.example', logo: { url: wordMark, width: 200, height: 64 } }],
};
