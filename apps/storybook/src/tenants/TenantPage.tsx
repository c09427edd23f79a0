import { Blocks } from '@group/routes/blocks/Blocks';
import { ScreenStoryProvider } from '@group/routes/testing/ScreenStoryProvider';
import { tenantAssets } from '@group/themes/assets.server';
import { characterAttributes } from '@group/themes/character';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import { Heading } from '@group/ui/Heading';
import { Logo } from '@group/ui/Logo';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { heroes } from '../heroes/heroes.ts';
import { Palette } from '../palettes/Palette.tsx';
import { exampleBlocks, servedPicture } from './exampleBlocks.ts';

function Logos({ tenant }: { tenant: TenantKey }) {
  const { logo } = tenantAssets(tenant);
  return (
    <>
      <Section>
        <Heading level={2}>Logo</Heading>
        <Stack gap={3}>
          <Logo image={logo.default} alt="" size="large" />
          <Logo image={logo.small} alt="" size="large" />
        </Stack>
      </Section>
      <div style={{ padding: '2rem', background: '#222' }}>
        <Logo image={logo.white} alt="" size="large" />
      </div>
    </>
  );
}

function Letters({ sample }: { sample: string }) {
  return (
    <Section background="warm">
      <Heading level={2}>Letters</Heading>
      <Stack gap={2}>
        {(['title1', 'title2', 'title3', 'body'] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            {sample}
          </Heading>
        ))}
        <Text size="lead">{sample}</Text>
        <Text>{sample}</Text>
        <Text size="small">{sample}</Text>
      </Stack>
    </Section>
  );
}

/** One tenant's look: opening, doors, cards, quiet and loud sections in its own words, then logo, letters and palette. */
export function TenantPage({ tenant: key }: { tenant: TenantKey }) {
  const { name, colours, character } = tenantByKey(key);
  const picture = heroes.find((each) => each.name === name)?.sources.src;
  return (
    <ScreenStoryProvider site={{ tenantKey: key, tenantName: name, character: characterAttributes(character) }}>
      <style>{`img[src*="${servedPicture}"]{content:url("${picture}")}`}</style>
      <Blocks title={name} blocks={exampleBlocks(key)} />
      <Logos tenant={key} />
      <Letters sample="Zmorge um sieben, Käse am Abend: 248 Franken" />
      <Section>
        <Palette name="Palette" colours={colours} />
      </Section>
    </ScreenStoryProvider>
  );
}
