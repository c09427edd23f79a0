import { camelCase, pascalCase, quoted } from '../repository/names.ts';

/** The files of a screen, by name. */
export function screenFiles({ name, title }: { name: string; title: string }): Readonly<Record<string, string>> {
  const View = `${pascalCase(name)}View`;
  const texts = `${camelCase(name)}Texts`;
  const words = `{ title: ${quoted(title)}, lead: 'Schön, dass Sie da sind.' }`;
  return {
    [`${name}.route.tsx`]: `import { defaultLanguage } from '@group/ui/texts/language';
import { textsFor } from '@group/ui/texts/defineTexts';
import type { MetaFunction } from 'react-router';
import { pageHead } from '../frame/pageHead.ts';
import { siteOf } from '../site/siteOf.ts';
import { ${texts} } from './${name}.texts.ts';
import { ${View} } from './${View}.tsx';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title } = textsFor(${texts}, site?.language ?? defaultLanguage);
  return pageHead({ site, title, pathname: location.pathname });
};

export default function ${pascalCase(name)}() {
  return <${View} />;
}
`,
    [`${View}.tsx`]: `import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { ${texts} } from './${name}.texts.ts';
import * as styles from './${View}.css.ts';

/** ${pascalCase(name)}: say here what the screen is for. */
export function ${View}() {
  const texts = useTexts(${texts});
  return (
    <Band>
      <Stack gap="three">
        <Heading level={1}>{texts.title}</Heading>
        <p className={styles.lead}>{texts.lead}</p>
      </Stack>
    </Band>
  );
}
`,
    [`${View}.css.ts`]: `import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../screenStyle.ts';

export const lead = screenStyle({ maxInlineSize: tokens.width.measure, fontSize: tokens.text.lead });
`,
    [`${name}.texts.ts`]: `import { defineTexts } from '@group/ui/texts/defineTexts';

export const ${texts} = defineTexts({
  de: ${words},
  gsw: ${words},
  en: ${words},
  it: ${words},
  fr: ${words},
});
`,
    [`${name}.test.tsx`]: `import { LanguageProvider } from '@group/ui/texts/LanguageProvider';
import { render, screen } from '@testing-library/react';
import type { MetaArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../site/site.fixture.ts';
import { meta } from './${name}.route.tsx';
import { ${texts} } from './${name}.texts.ts';
import { ${View} } from './${View}.tsx';

describe('${View}', () => {
  it.each(Object.entries(${texts}))('has one main heading in %s', (language, { title }) => {
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
    expect(meta(page as unknown as MetaArgs)).toContainEqual({ title: \`\${${texts}.de.title} • Tabor\` });
  });
});
`,
  };
}
