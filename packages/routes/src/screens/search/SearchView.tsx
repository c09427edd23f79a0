import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { errorMessages } from '../../layout/error.messages.ts';
import { layoutMessages } from '../../layout/layout.messages.ts';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { SearchForm } from '../../layout/SearchForm.tsx';
import { germanIfUntranslated, PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { paths } from '../../site/paths.ts';
import type { ExcerptPart } from './excerpt.ts';
import type { FoundPage } from './search.server.ts';
import { searchMessages } from './search.messages.ts';
import { maxFound } from './searchedText.ts';
import * as styles from './SearchView.css.ts';

interface SearchViewProps {
  /** What the visitor typed; empty before. */
  query: string;
  /** Whether no word has three letters. */
  tooShort: boolean;
  found: readonly FoundPage[];
}

function Marked({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, found }, position) =>
    found ? (
      <mark key={position} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function NothingFound() {
  const messages = useMessages(searchMessages);
  const { toContact } = useMessages(errorMessages);
  return (
    <Stack gap={3}>
      <Text>{messages.noneHelp}</Text>
      <div className={styles.actions}>
        <PhoneButton />
        <Button href={paths.contact.href()} variant="secondary">
          {toContact}
        </Button>
      </div>
    </Stack>
  );
}

/** A search over the site, and what it found, the best first. */
export function SearchView({ query, tooShort, found }: SearchViewProps) {
  const messages = useMessages(searchMessages);
  const { search } = useMessages(layoutMessages);
  const count = found.length < maxFound ? messages.found(found.length) : messages.firstOnes(maxFound);
  const result = tooShort ? messages.tooShort : found.length > 0 ? count : messages.none;
  return (
    <Section>
      <PageOpening steps={[{ name: search, path: paths.search.href() }]} lead={query === '' && messages.lead} />
      <SearchForm query={query} />
      {query !== '' && <p role="status">{result}</p>}
      {query !== '' && !tooShort && found.length === 0 && <NothingFound />}
      <PartlyUntranslatedNotice entries={found} />
      {found.length > 0 && (
        <ol className={styles.results}>
          {found.map(({ kind, href, owner, untranslated, title, excerpt }, position) => (
            <li key={position} className={styles.result}>
              <Text size="small">{[owner, messages[kind]].filter(Boolean).join(' · ')}</Text>
              <Heading level={2} size="title3" lang={germanIfUntranslated(untranslated)}>
                <Link href={href} className={styles.link}>
                  <Marked parts={title} />
                </Link>
              </Heading>
              <Text lang={germanIfUntranslated(untranslated)}>
                <Marked parts={excerpt} />
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
