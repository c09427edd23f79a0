import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import * as styles from './Pagination.css.ts';
import { paginationMessages } from './Pagination.messages.ts';
import { pagesShown } from './pagesShown.ts';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a long list. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const messages = useMessages(paginationMessages);
  if (pages < 2) return null;
  return (
    <nav aria-label={messages.label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={styles.link} href={hrefOf(page - 1)}>
              <Icon name="arrowLeft" />
              {messages.previous}
            </Link>
          </li>
        )}
        {pagesShown(page, pages).map((each, position) =>
          each === null ? (
            <li key={`gap ${position}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={each}>
              <Link
                className={styles.link}
                href={hrefOf(each)}
                aria-label={messages.page(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link className={styles.link} href={hrefOf(page + 1)}>
              {messages.next}
              <Icon name="arrowRight" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
