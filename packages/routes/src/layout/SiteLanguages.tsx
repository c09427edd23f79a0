import { LanguageMenu } from '@group/ui/LanguageMenu';
import { documentLocale } from '@group/ui/messages/language';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useLocation } from 'react-router';
import { withoutPrefix, withPrefix } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { layoutMessages } from './layout.messages.ts';

/**
 * The language menu: links to the current page below the other prefixes. They load a new document, because the
 * document's language changes.
 */
export function SiteLanguages() {
  const { languages, pathPrefix, language } = useSite();
  const messages = useMessages(layoutMessages);
  const { pathname, search } = useLocation();
  const path = withoutPrefix(pathPrefix, pathname);
  const choices = languages.map(({ prefix, label }) => ({
    label,
    name: new Intl.DisplayNames([prefix], { type: 'language' }).of(prefix) ?? label,
    lang: documentLocale(prefix),
    href: withPrefix(`/${prefix}`, path) + search,
    current: prefix === language,
  }));
  return <LanguageMenu label={messages.languages} choices={choices} />;
}
