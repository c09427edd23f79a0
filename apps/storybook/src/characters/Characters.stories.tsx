import { characterChoices, sharedChoices } from '@group/themes/character';
import { tenants } from '@group/themes/registry';
import { tokens } from '@group/ui/foundations/tokens';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Tag } from '@group/ui/Tag';
import { Text } from '@group/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'Characters', tags: ['!autodocs'] } satisfies Meta;

/** The eight choices of every tenant. The toolbar shows all stories, above all the home pages, in one tenant's character. */
export const AllTenants: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {tenants.map(({ key, name, character }) => (
        <Stack key={key} gap={1}>
          <Heading level={2} size="title3">
            {name}
          </Heading>
          <ul style={{ display: 'flex', flexWrap: 'wrap', gap: tokens.space[1] }}>
            {characterChoices.map((choice) => (
              <li key={choice}>
                <Tag>{`${choice}: ${character[choice]}`}</Tag>
              </li>
            ))}
          </ul>
          <Text size="small">
            {`Shares at most ${Math.max(
              ...tenants.filter((other) => other.key !== key).map((other) => sharedChoices(character, other.character)),
            )} of ${characterChoices.length} with any other tenant.`}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
