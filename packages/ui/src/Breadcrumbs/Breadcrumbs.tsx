import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsMessages } from './Breadcrumbs.messages.ts';

export interface BreadcrumbsProps {
  /** Ancestor pages, the homepage first. */
  above: readonly { name: string; href: string }[];
  /** Name of the current page. */
  current: string;
}

/** The path from the homepage to the current page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages);
  return (
    <nav aria-label={messages.label}>
      <ol className={styles.list}>
        {above.map(({ name, href }) => (
          <li key={href} className={styles.entry}>
            <Link className={styles.link} href={href}>
              {name}
            </Link>
            <span className={styles.separator}>
              <Icon name="chevronRight" />
            </span>
          </li>
        ))}
        <li className={styles.entry}>
          <span className={styles.link} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
