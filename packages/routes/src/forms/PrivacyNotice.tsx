import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { paths } from '../site/paths.ts';
import { privacyNoticeTexts } from './PrivacyNotice.texts.ts';

/** What happens with what is typed, with the way to all of it; stands below the fields. */
export function PrivacyNotice() {
  const texts = useTexts(privacyNoticeTexts);
  return (
    <Text size="small" tone="soft">
      {texts.notice} <Link href={paths.privacy}>{texts.link}</Link>
    </Text>
  );
}
