import type { Passport } from '@group/content-client/contract/passport';

export const passportFixture: Passport = {
  reference: 'K7QM-3F9X',
  jobTitle: 'Pflegefachperson HF',
  acceptedAt: '2026-11-20T08:00:00.000Z',
  stage: 'new',
  toldAt: null,
  answerBy: '2026-12-04T22:59:59.999Z',
  erasedBy: '2027-11-20T08:00:00.000Z',
  files: [
    { type: 'application/pdf', bytes: 120_000 },
    { type: 'image/jpeg', bytes: 2_400_000 },
  ],
};
