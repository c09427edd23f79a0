import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { errorTexts } from '../frame/error.texts.ts';
import { paths } from '../paths.ts';
import { useSite } from '../site/useSite.ts';

/** The home page of a tenant whose editors have not composed one: who this is, and how to get in touch. */
export function Welcome() {
  const { configuration, fullName } = useSite();
  const texts = useTexts(errorTexts);
  return (
    <Band ground="primary">
      <Stack gap="three">
        <Heading level={1}>{configuration?.metadata.title ?? fullName}</Heading>
        {configuration?.metadata.description && <p>{configuration.metadata.description}</p>}
        <Button href={paths.contact}>{texts.toContact}</Button>
      </Stack>
    </Band>
  );
}
