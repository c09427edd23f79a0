import { Button } from '@group/ui/Button';
import { Field } from '@group/ui/form/Field';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { paths, withPrefix } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { layoutMessages } from './layout.messages.ts';
import * as styles from './SearchForm.css.ts';

/** The parameter with what the visitor typed. */
export const searchField = 'wort';

/** Leads to the search of the site. */
export function SearchForm({ query = '' }: { query?: string }) {
  const messages = useMessages(layoutMessages);
  return (
    <search>
      <form method="get" action={withPrefix(useSite().pathPrefix, paths.search.href())} className={styles.row}>
        <Field name={searchField} type="search" label={messages.searchWord} defaultValue={query} optional="silently" />
        <Button type="submit">{messages.searchButton}</Button>
      </form>
    </search>
  );
}
