import { camelCase, pascalCase, quoted } from '../repository/names.ts';

/** The files of a screen, by name. */
export function screenFiles({ name, title }: { name: string; title: string }): Readonly<Record<string, string>> {
  const View = `${pascalCase(name)}View`;
  const messages = `${camelCase(name)}Messages`;
  const words = `{ title: ${quoted(title)}, lead: 'Schön, dass Sie da sind.' }`;
  return {
    [`${name}.route.tsx`]: `import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaFunction } from 'react-router';
import { screenHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { ${messages} } from './${name}.messages.ts';
import { ${View} } from './${View}.tsx';

export const handle: ScreenHandle = { listed: true, words: (language) => messagesFor(${messages}, language) };

export const meta: MetaFunction = ({ matches, location }) =>
  screenHead({ matches, location }, ${messages}, (title) => [{ name: title, path: paths.${camelCase(name)}.href() }]);

export default function ${pascalCase(name)}() {
  return <${View} />;
}
`,
    [`${View}.tsx`]: `import { Section } from '@group/ui/Section';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { ${messages} } from './${name}.messages.ts';

/** ${pascalCase(name)}: say here what the screen is for. */
export function ${View}() {
  const messages = useMessages(${messages});
  return (
    <Section>
      <PageOpening steps={[{ name: messages.title, path: paths.${camelCase(name)}.href() }]} lead={messages.lead} />
    </Section>
  );
}
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
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import { meta } from './${name}.route.tsx';
import { ${messages} } from './${name}.messages.ts';
import { ${View} } from './${View}.tsx';

describe('${View}', () => {
  it.each(Object.entries(${messages}))('has one main heading in %s', (language, { title }) => {
    render(
      <LanguageProvider language={language}>
        <SiteStoryProvider>
          <${View} />
        </SiteStoryProvider>
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
