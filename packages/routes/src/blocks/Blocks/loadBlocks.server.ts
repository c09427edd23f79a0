import { newestArticlesQuery } from '@group/content-client/article/article.queries';
import { companiesQuery } from '@group/content-client/company/company.queries';
import { type Company } from '@group/content-client/company/company.schema';
import { downloadsQuery } from '@group/content-client/download/download.queries';
import type { Block } from '@group/content-client/page/page.schema';
import { peopleQuery } from '@group/content-client/person/person.queries';
import { swissDay } from '@group/content-client/contract/swissTime';
import { tenantAssets } from '@group/themes/assets.server';
import { tenantByKey } from '@group/themes/registry';
import { agenda } from '../../domain/events/agenda.ts';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { freePlaces } from '../../domain/houses/freePlaces.ts';
import { readAvailabilities } from '../../domain/houses/readAvailabilities.server.ts';
import { houseChoices } from '../../domain/houses/houseFilter.ts';
import { houseTeaser, readHouses } from '../../domain/houses/readHouses.server.ts';
import { houseTariffs, sideBySide } from '../../domain/houses/houseTariffs.ts';
import { countByKind, readNewestJobs } from '../../domain/jobs/readJobs.server.ts';
import { nextHolidays } from '../../site/publicHolidays.ts';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { readTranslatedList } from '../../site/translation.server.ts';
import type { CompanyLogo, LoadedBlock } from '../block/block.ts';
import { showPicturesOnce } from './showPicturesOnce.ts';

function companyLogo(site: RequestedSite, { key, name }: Company): CompanyLogo {
  return { name, href: site.originOf(tenantByKey(key)), logo: tenantAssets(key).logo.default };
}

/** Loads the entries of other content types that a block shows. */
async function loadBlock(site: RequestedSite, block: Block): Promise<LoadedBlock> {
  switch (block.type) {
    case 'news':
      return { ...block, articles: await readTranslatedList(site, newestArticlesQuery(block.count)) };
    case 'vacancy-teaser': {
      const [jobs, totals] = await Promise.all([readNewestJobs(site, block.count), countByKind(site)]);
      return { ...block, jobs, totals };
    }
    case 'events': {
      const { upcoming } = agenda(await readPublicEvents(site), new Date());
      return { ...block, events: upcoming.slice(0, block.count) };
    }
    case 'houses': {
      const [houses, availabilities] = await Promise.all([readHouses(site), readAvailabilities(site)]);
      return { ...block, houses: houses.map((house) => houseTeaser(site, house, availabilities)) };
    }
    case 'tariffs': {
      const houses = (await readHouses(site)).filter(({ tariffs }) => tariffs.length > 0);
      return { ...block, houses: sideBySide(houseTariffs(houses, swissDay(new Date()))) };
    }
    case 'free-places': {
      const [houses, availabilities] = await Promise.all([readHouses(site), readAvailabilities(site)]);
      return { ...block, houses: freePlaces(houses, availabilities, new Date()) };
    }
    case 'house-finder': {
      const [houses, availabilities] = await Promise.all([readHouses(site), readAvailabilities(site)]);
      return { ...block, choices: houseChoices(houses, availabilities, new Date()) };
    }
    case 'opening-hours':
      return { ...block, holidays: nextHolidays(new Date()) };
    case 'people': {
      return block.people.length > 0 ? block : { ...block, people: await readTranslatedList(site, peopleQuery) };
    }
    case 'downloads': {
      if (block.downloads.length > 0) return block;
      return { ...block, downloads: await readTranslatedList(site, downloadsQuery) };
    }
    case 'company-logos': {
      const companies = block.companies.length > 0 ? block.companies : await site.read(companiesQuery);
      const others = companies.filter(({ key }) => key !== site.tenant.key);
      return { type: block.type, title: block.title, logos: others.map((company) => companyLogo(site, company)) };
    }
    default:
      return block;
  }
}

/** Loads the entries of all blocks, each picture once. A block whose content is unavailable is omitted, so that the page still renders. */
export async function loadBlocks(site: RequestedSite, blocks: readonly Block[]): Promise<LoadedBlock[]> {
  const loaded = await Promise.all(blocks.map((block) => orElse(loadBlock(site, block), null)));
  return showPicturesOnce(loaded.filter((block) => block !== null));
}
