import { Text } from '@group/ui/Text';
import { documentLocale } from '@group/ui/texts/language';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { someGermanOnlyTexts } from './SomeGermanOnly.texts.ts';

/** The `lang` of words that nobody has translated yet; none for those that are in the page's language. */
export function germanIf(germanOnly: boolean | undefined): string | undefined {
  return germanOnly ? documentLocale('de') : undefined;
}

/** Says once for a whole list that some of it is in German. Each entry is marked by {@link germanIf}. */
export function SomeGermanOnly({ entries }: { entries: readonly { germanOnly?: true }[] }) {
  const texts = useTexts(someGermanOnlyTexts);
  if (!entries.some(({ germanOnly }) => germanOnly)) return null;
  return (
    <Text size="small" tone="soft">
      {texts.notTranslated}
    </Text>
  );
}
