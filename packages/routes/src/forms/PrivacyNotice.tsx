import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { paths } from '../site/paths.ts';
import { privacyNoticeMessages } from './PrivacyNotice.messages.ts';

/**
 * Says what happens with the data, by default that they serve the answer, with a link to the privacy statement; placed below
 * the fields. It opens in a new tab, because a page without JavaScript would lose what is typed, and any page the chosen files.
 */
export function PrivacyNotice({ notice }: { notice?: string | undefined }) {
  const messages = useMessages(privacyNoticeMessages);
  return (
    <Text size="small">
      {notice ?? messages.notice}{' '}
      <Link href={paths.privacy.href()} target="_blank">
        {messages.link}
      </Link>
    </Text>
  );
}
