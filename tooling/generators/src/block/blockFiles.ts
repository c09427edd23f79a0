import { camelCase, pascalCase, quoted } from '../repository/names.ts';

/** The description of a block, and the files of its folder. */
export function blockFiles({ name, label }: { name: string; label: string }) {
  const unit = `${pascalCase(name)}Block`;
  return {
    description: `{
    table: 'blocks_${name.replaceAll('-', '_')}_blocks',
    displayName: ${quoted(label)},
    description: 'Ein Abschnitt mit Titel und Text.',
    icon: 'feather',
    fields: {
      title: headingField,
      text: { type: 'text', label: 'Text', required: true, maxLength: 300 },
    },
  }`,
    files: {
      [`${unit}.tsx`]: `import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './${unit}.css.ts';

/** ${unit}: say here what it is for. */
export function ${unit}({ block: { title, text } }: { block: LoadedBlockOf<'${name}'> }) {
  return (
    <Section>
      <Stack gap={3}>
        {title && <Heading level={2}>{title}</Heading>}
        <p className={styles.text}>{text}</p>
      </Stack>
    </Section>
  );
}
`,
      [`${unit}.css.ts`]: `import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const text = screenStyle({ maxInlineSize: tokens.width.measure });
`,
      [`${unit}.fixture.ts`]: `import type { LoadedBlockOf } from '../block/block.ts';

export const ${camelCase(name)}BlockFixture: LoadedBlockOf<'${name}'> = {
  type: '${name}',
  title: 'Willkommen',
  text: 'Schön, dass Sie da sind.',
};
`,
    },
  };
}
