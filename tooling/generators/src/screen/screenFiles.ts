import { camelCase, pascalCase, quoted } from '../repository/names.ts';

/** The files of a screen, by name. */
export function screenFiles({ name, title }: { name: string; title: string }): Readonly<Record<string, string>> {
  const View = `${pascalCase(name)}View`;
  const messages = `${camelCase(name)}Messages`;
  const words = `{ title: ${quoted(title)}, lead: 'Schön, dass Sie da sind.' }`;
  return {
    [`${name}.route.tsx`]: `import { defaultLanguage } from '@group/ui/messages/language';
import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaFunction } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { siteOf } from '../../site/siteOf.ts';
import { ${messages} } from './${name}.messages.ts';
import { ${View} } from './${View}.tsx';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title } = messagesFor(${messages}, site?.language ?? defaultLanguage);
  return pageHead({ site, title, pathname: location.pathname });
};

export default function ${pascalCase(name)}() {
  return <${View} />;
}
`,
    [`${View}.tsx`]: `import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { ${messages} } from './${name}.messages.ts';
import * as styles from './${View}.css.ts';

/** ${pascalCase(name)}: say here what the screen is for. */
export function ${View}() {
  const messages = useMessages(${messages});
  return (
    <Section>
      <Stack gap={3}>
        <Heading level={1}>{messages.title}</Heading>
        <p className={styles.lead}>{messages.lead}</p>
      </Stack>
    </Section>
  );
}
`,
    [`${View}.css.ts`]: `import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const lead = screenStyle({ maxInlineSize: tokens.width.measure, fontSize: tokens.text.lead });
`,
    [`${name}.messages.ts`]: `import { defineMessages } from '@group/ui/messages/defineMessages';

export const ${messages} = defineMessages({
  de: ${words},
  gsw: ${words},
  en: ${words},
  it: ${words},
  fr: ${words},
});
`,
    [`${name}.test.tsx`]: `import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { render, screen } from '@testing-library/react';
import type { MetaArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../../testing/site.fixture.ts';
import { meta } from './${name}.route.tsx';
import { ${messages} } from './${name}.messages.ts';
import { ${View} } from './${View}.tsx';

describe('${View}', () => {
  it.each(Object.entries(${messages}))('has one main heading in %s', (language, { title }) => {
    render(
      <LanguageProvider language={language}>
        <${View} />
      </LanguageProvider>,
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
  });
});

describe('its head', () => {
  it('joins the title and the tenant’s name', () => {
    const page = { matches: [{ id: 'root', loaderData: siteFixture }], location: { pathname: '/' } };
    expect(meta(page as unknown as MetaArgs)).toContainEqual({ title: \`\${${messages}.de.title} • Tabor\` });
  });
});
`,
  };
}
