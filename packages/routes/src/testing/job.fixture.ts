import { jobFixture } from '@group/content-client/job/job.fixture';
import { jobTeasersFixture } from '../domain/jobs/jobTeaser.fixture.ts';
import type { Advertisement } from '../screens/job/advertisement.ts';
import { qrCodeFixture } from './qrCode.fixture.ts';

/** An open advertisement of Tabor, as its loader returns it. */
export const openAdvertisement: Extract<Advertisement, { state: 'open' }> = {
  state: 'open',
  job: jobFixture,
  employer: {
    name: 'Tabor',
    site: 'https://tabor.example',
    logo: 'https://tabor.example/assets/logo.svg',
  },
  place: { street: 'Hofstrasse 12', postalCode: '8000', city: 'Aeugst am See' },
  others: jobTeasersFixture.slice(1),
  code: qrCodeFixture,
};
