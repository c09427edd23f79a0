import { weekdays } from '@group/content-client/contract/content/enumerations';
import { swissDay, swissInstant } from '../content/swissTime.ts';
import type { ExampleHouse, HouseTexts } from './example.ts';
import { contactOf } from './contactPerson.ts';
import type { Pictures } from './pictures.ts';
import { richText } from './richText.ts';
import { inLanguages, type Data, type Seeding } from './seeding.ts';

function houseData({ example, company }: Seeding, house: ExampleHouse, texts: HouseTexts, uploaded: Pictures): Data {
  const [street, place] = house.address ?? example.address;
  const [postalCode, ...city] = place.split(' ');
  const [latitude, longitude] = house.coordinates ?? [];
  const reached = { phone: example.phone, email: example.email };
  return {
    slug: house.id,
    kind: house.kind,
    company,
    name: texts.name,
    teaser: texts.teaser,
    body: richText(texts.body),
    street,
    postalCode,
    city: city.join(' '),
    ...reached,
    places: house.places,
    tariffs: texts.tariffs,
    openingHours: texts.openingHours,
    contactPerson: house.contact && contactOf(example, house.contact, texts.contactRole, uploaded),
    latitude,
    longitude,
    publicTransport: richText(texts.publicTransport),
    byCar: richText(texts.byCar),
  };
}

function picturesOf({ picture, pictures }: ExampleHouse, uploaded: Pictures): Data {
  return { picture: picture && uploaded[picture], pictures: pictures.map((name) => uploaded[name]) };
}

const dayMs = 86_400_000;

/** The Swiss day in so many days, `YYYY-MM-DD`. */
const dayAfter = (days: number): string => swissDay(new Date(Date.now() + days * dayMs));

/** When a house receives visitors: on each of these weekdays, from tomorrow on. */
async function seedVisitSlots({ company, once }: Seeding, { id, visitSlots }: ExampleHouse): Promise<void> {
  for (const { weekday, time, ...slot } of visitSlots) {
    await once(
      `visit-slot/${id}/${slot.occasion} ${weekday}`,
      'visit-slot',
      async () => {
        const today = new Date(dayAfter(0)).getUTCDay();
        const daysUntil = ((weekdays.indexOf(weekday) + 1 - today + 6) % 7) + 1;
        const startsAt = swissInstant(`${dayAfter(daysUntil)}T${time}`);
        return [['de-CH', { ...slot, house: id, company, startsAt, repeatsUntil: dayAfter(365) }]];
      },
      { drafts: false },
    );
  }
}

/** Buildings with an address. */
export async function seedHouses(seeding: Seeding): Promise<void> {
  const { example, pictures, once } = seeding;
  for (const [index, house] of example.houses.entries()) {
    await once(`house/${house.id}`, 'house', async () => {
      const uploaded = await pictures();
      const shared = { sortOrder: (index + 1) * 10, ...picturesOf(house, uploaded) };
      return inLanguages<HouseTexts>(example, house, ({ houses }) => houses[house.id]).map(([locale, texts]) => [
        locale,
        { ...shared, ...houseData(seeding, house, texts, uploaded) },
      ]);
    });
    const { id, availability } = house;
    await seedVisitSlots(seeding, house);
    if (!availability) continue;
    const data = { house: id, company: seeding.company, ...availability };
    await once(`availability/${id}`, 'availability', async () => [['de-CH', data]], { drafts: false });
  }
}
