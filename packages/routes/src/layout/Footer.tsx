import { socialNetworkNames } from '@group/content-client/contract/content/enumerationNames';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Logo } from '@group/ui/Logo';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { contactDetailMessages } from './contactDetail.messages.ts';
import { EmailLink } from './EmailLink.tsx';
import { paths } from '../site/paths.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { siteName } from '../site/site.ts';
import { useSite } from '../site/useSite.ts';
import * as styles from './Footer.css.ts';
import { layoutMessages } from './layout.messages.ts';

function Address() {
  const site = useSite();
  const { address } = useMessages(contactDetailMessages);
  const { addressLines = [], phone, email } = site.configuration ?? {};
  return (
    <address className={styles.column} aria-label={address} translate="no">
      <strong>{siteName(site)}</strong>
      {addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <PhoneLink phone={phone} />}
      {email && <EmailLink email={email} />}
    </address>
  );
}

function Columns() {
  const messages = useMessages(layoutMessages);
  const columns = useSite().configuration?.footer ?? [];
  if (columns.length === 0) return null;
  return (
    <nav className={styles.columns} aria-label={messages.footerNavigation}>
      {columns.map(({ heading, links }, position) => (
        <div key={position} className={styles.column}>
          {heading && (
            <Heading level={2} size="body">
              {heading.link ? (
                <Link variant="plain" href={heading.link}>
                  {heading.name}
                </Link>
              ) : (
                heading.name
              )}
            </Heading>
          )}
          <ul className={styles.list}>
            {links.map(({ name, link }) => (
              <li key={name + link}>
                <Link variant="plain" className={styles.link} href={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Seals() {
  const messages = useMessages(layoutMessages);
  const { seals } = useSite();
  if (seals.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={messages.seals}>
      {seals.map(({ name, alt, href, image }) => (
        <li key={name}>
          <Link className={styles.seal} href={href}>
            <Logo image={image} alt={alt} size="large" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Socials() {
  const messages = useMessages(layoutMessages);
  const socials = useSite().configuration?.socials ?? [];
  if (socials.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={messages.follow}>
      {socials.map(({ type, link }) => (
        <li key={link}>
          <Link variant="plain" className={styles.social} href={link} aria-label={socialNetworkNames[type]}>
            <Icon name={type} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Search() {
  const messages = useMessages(layoutMessages);
  return (
    <Link variant="plain" className={styles.link} href={paths.search.href()}>
      {messages.search}
    </Link>
  );
}

function Legal() {
  const messages = useMessages(layoutMessages);
  return (
    <ul className={styles.row} aria-label={messages.legal}>
      <li>
        <Link variant="plain" className={styles.link} href={paths.imprint.href()}>
          {messages.imprint}
        </Link>
      </li>
      <li>
        <Link variant="plain" className={styles.link} href={paths.privacy.href()}>
          {messages.privacy}
        </Link>
      </li>
    </ul>
  );
}

interface FooterProps {
  /** For bare pages: only the address and the legal links. */
  minimal?: boolean;
}

/** The footer of every page: address, link columns, social networks, seals, search, legal links and the owning group. */
export function Footer({ minimal = false }: FooterProps) {
  const messages = useMessages(layoutMessages);
  const { group } = useSite();
  if (minimal) {
    return (
      <footer className={styles.lowFooter}>
        <Address />
        <Legal />
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.upper}>
          <Address />
          <Columns />
        </div>
        <div className={styles.lower}>
          <Seals />
          <Socials />
          <Search />
          <Legal />
          {group && (
            <Link variant="contact" href={group.href}>
              {messages.groupLink(group.name)}
            </Link>
          )}
        </div>
      </div>
    </footer>
  );
}
