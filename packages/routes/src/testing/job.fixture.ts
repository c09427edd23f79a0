import { jobFixture } from '@group/content-client/job/job.fixture';
import { jobTeasersFixture } from '../domain/jobs/jobTeaser.fixture.ts';
import type { OpenAdvertisement } from '../screens/job/advertisement.ts';
import { qrCodeFixture } from './qrCode.fixture.ts';

/** An open advertisement of Tabor, as its loader returns it. */
export const openAdvertisement: OpenAdvertisement = {
  state: 'open',
  job: jobFixture,
  employer: {
    name: 'Tabor',
    site: 'https://tabor.example',
    logo: 'https://tabor.example/assets/logo.svg',
  },
  place: { street: 'Hofstrasse 12', postalCode: '8000', city: 'Aeugst am See' },
  canonical: `https://tabor.example/jobs/offene-stellen/${jobFixture.id}`,
  trialDay: '/besuch?anlass=schnuppern',
  others: jobTeasersFixture.slice(1),
  code: qrCodeFixture,
};
