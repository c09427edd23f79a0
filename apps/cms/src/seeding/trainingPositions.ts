import { richText } from './richText.ts';
import { inLanguages, type Seeding } from './seeding.ts';

/** Occupations for which the tenant offers training. */
export async function seedTrainingPositions({ example, company, pictures, once }: Seeding): Promise<void> {
  for (const [index, position] of example.trainingPositions.entries()) {
    const { id, picture } = position;
    await once(`training-position/${id}`, 'training-position', async () => {
      const uploaded = await pictures();
      const shared = { company, sortOrder: (index + 1) * 10, picture: picture && uploaded[picture] };
      return inLanguages(
        example,
        position,
        ({ trainingPositions }) => trainingPositions[id] && { ...position, ...trainingPositions[id] },
      ).map(([locale, { title, qualification, duration, teaser, body }]) => [
        locale,
        { ...shared, title, qualification, duration, teaser, body: richText(body) },
      ]);
    });
  }
}
