/**
 * The files of a component, by name.
 * @param source way from its folder to `src`
 */
export function componentFiles(name: string, source: string): Readonly<Record<string, string>> {
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

/** ${name}: say here what it is for, and when to take something else. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`,
    [`${name}.css.ts`]: `import { theme } from '@group/themes/contract';
import { componentStyle } from '${source}/foundations/componentStyle.ts';
import { tokens } from '${source}/foundations/tokens.css.ts';

export const root = componentStyle({
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  background: theme.primaryTint,
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

export default { component: ${name}, args: { children: 'Willkommen' } } satisfies Meta<typeof ${name}>;

type Story = StoryObj<typeof ${name}>;

export const Plain: Story = {};

export const LongWord: Story = { args: { children: 'Aktivierungstherapiebereichsleitung' } };
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  it('shows what is in it', () => {
    render(<${name}>Willkommen</${name}>);
    expect(screen.getByText('Willkommen').className).not.toBe('');
  });
});
`,
  };
}
