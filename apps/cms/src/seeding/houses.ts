import { weekdays } from '@group/content-client/contract/content/enumerations';
import { house } from '@group/content-client/contract/content/house';
import { swissDay, swissInstant } from '@group/content-client/contract/swissTime';
import { storedValues } from './blocks.ts';
import type { ExampleHouse, HouseTexts } from './example.ts';
import { contactOf } from './contactPerson.ts';
import type { Pictures } from './pictures.ts';
import { inLanguages, type Data, type Seeding } from './seeding.ts';

function houseData({ example, company }: Seeding, given: ExampleHouse, texts: HouseTexts, pictures: Pictures): Data {
  const [street, place] = given.address ?? example.address;
  const [postalCode, ...city] = place.split(' ');
  const [latitude, longitude] = given.coordinates ?? [];
  return {
    ...storedValues(house.fields, { ...given, ...texts }, { pictures, gallery: [], ids: {} }),
    slug: given.id,
    company,
    street,
    postalCode,
    city: city.join(' '),
    phone: example.phone,
    email: example.email,
    latitude,
    longitude,
    contactPerson: given.contact && contactOf(example, given.contact, texts.contactRole, pictures),
  };
}

const dayMs = 86_400_000;

/** The Swiss day in so many days, `YYYY-MM-DD`. */
const dayAfter = (days: number): string => swissDay(new Date(Date.now() + days * dayMs));

/** When a house receives visitors: on each of these weekdays, from tomorrow on. */
async function seedVisitSlots({ company, once }: Seeding, { id, visitSlots }: ExampleHouse): Promise<void> {
  for (const { weekday, time, ...slot } of visitSlots) {
    await once(`visit-slot/${id}/${slot.occasion} ${weekday}`, 'visit-slot', async () => {
      const today = new Date(dayAfter(0)).getUTCDay();
      const daysUntil = ((weekdays.indexOf(weekday) + 1 - today + 6) % 7) + 1;
      const startsAt = swissInstant(`${dayAfter(daysUntil)}T${time}`);
      return [['de-CH', { ...slot, house: id, company, startsAt, repeatsUntil: dayAfter(365) }]];
    });
  }
}

export async function seedHouses(seeding: Seeding): Promise<void> {
  const { example, pictures, once } = seeding;
  for (const [index, given] of example.houses.entries()) {
    const { id, availability } = given;
    await once(`house/${id}`, 'house', async () => {
      const uploaded = await pictures();
      return inLanguages<HouseTexts>(example, given, ({ houses }) => houses[id]).map(([locale, texts]) => [
        locale,
        { ...houseData(seeding, given, texts, uploaded), sortOrder: (index + 1) * 10 },
      ]);
    });
    await seedVisitSlots(seeding, given);
    if (!availability) continue;
    const data = { house: id, company: seeding.company, ...availability };
    await once(`availability/${id}`, 'availability', async () => [['de-CH', data]]);
  }
}
