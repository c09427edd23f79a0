import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, expect, it, vi } from 'vitest';
import { visitFixture } from '../../domain/visits/visit.fixture.ts';
import { confirmationAddress } from '../../forms/confirmation.server.ts';
import { argumentsWithSubmissionService } from '../../forms/submissionService.fixture.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { readConfirmation } from './submitVisit.server.ts';

const visit = { ...visitFixture, house: 'gartenhaus' };

let serviceUrl: string;

beforeEach(async () => {
  ({ url: serviceUrl } = await temporaryServer((_request, response) => response.end(JSON.stringify(visit))));
});

it('confirms a visit as often as its address is opened, with what is decided and its house', async () => {
  const site = requestedSiteFixture('tabor', { answers: { houses: wireHousesFixture } });
  const args = argumentsWithSubmissionService(site, '/besuch?anlass=besuch');
  args.context.set(staffContext, { access: { url: serviceUrl, token: 'service' }, secret: 'x' });
  expect(await readConfirmation(args)).toBeUndefined();
  const sent = { sent: 'K7QM-3F9X', link: `/meine/besuch/${'0a'.repeat(32)}` };
  const url = new URL(await confirmationAddress(args, 'visit', sent), args.url);
  const confirmed = { ...sent, visit, houseName: 'Gartenhaus' };
  expect([await readConfirmation({ ...args, url }), await readConfirmation({ ...args, url })]).toEqual([
    confirmed,
    confirmed,
  ]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  expect(await readConfirmation({ ...args, url })).toEqual({ ...confirmed, link: undefined });
});
