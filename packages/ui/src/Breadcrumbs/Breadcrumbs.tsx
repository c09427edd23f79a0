import { keepTogether } from '../foundations/lineBreaks.ts';
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

/** Before each page but the first, so that it begins a line with its page and never ends one. */
function Separator() {
  return (
    <span className={styles.separator}>
      <Icon name="chevronRight" />
    </span>
  );
}

/** The path from the homepage to the current page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages);
  return (
    <nav aria-label={messages.label}>
      <ol className={styles.list}>
        {above.map(({ name, href }, position) => (
          <li key={href} className={styles.entry}>
            {position > 0 && <Separator />}
            <Link className={styles.link} href={href}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.entry}>
          {above.length > 0 && <Separator />}
          <span className={styles.link} aria-current="page">
            {keepTogether(current)}
          </span>
        </li>
      </ol>
    </nav>
  );
}
