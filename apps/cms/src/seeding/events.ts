import { richText } from './richText.ts';
import { inLanguages, type Seeding } from './seeding.ts';
import { swissInstant } from '../content/swissTime.ts';

/** Events of the tenant. */
export async function seedEvents({ example, company, pictures, once }: Seeding): Promise<void> {
  for (const event of example.events) {
    const { id, startsAt, endsAt, picture, audience, registrationLink, cancelled } = event;
    await once(`event/${id}`, 'event', async () => {
      const uploaded = await pictures();
      const shared = {
        slug: id,
        company,
        startsAt: swissInstant(startsAt),
        endsAt: endsAt && swissInstant(endsAt),
        picture: picture && uploaded[picture],
        audience,
        registrationLink,
        cancelled,
      };
      return inLanguages(example, event, ({ events }) => events[id] && { ...event, ...events[id] }).map(
        ([locale, { title, place, teaser, body }]) => [
          locale,
          { ...shared, title, place, teaser, body: richText(body) },
        ],
      );
    });
  }
}
