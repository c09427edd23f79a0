import type { Configuration } from '@group/content-client/configuration/configuration.schema';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Logo } from '@group/ui/Logo';
import { Skeleton } from '@group/ui/Skeleton';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { VisuallyHidden } from '@group/ui/VisuallyHidden';
import { paths } from '../site/paths.ts';
import { phoneLink } from '../site/phoneLink.ts';
import { topBarMark } from './TopBar.enhance.ts';
import { siteName } from '../site/site.ts';
import { useSite } from '../site/useSite.ts';
import { layoutMessages } from './layout.messages.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { SiteLanguages } from './SiteLanguages.tsx';
import * as styles from './TopBar.css.ts';

/** Typical widths of the navigation's links. */
const placeholders = ['4rem', '8rem', '6rem', '5rem', '4rem'] as const;

function Placeholder({ loading }: { loading: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {placeholders.map((width, position) => (
        <Skeleton key={position} width={width} />
      ))}
    </div>
  );
}

function Phone({ phone }: { phone: string }) {
  return (
    <Link className={styles.phone} variant="plain" href={phoneLink(phone)}>
      <Icon name="phone" />
      <span className={styles.number}>{phone}</span>
    </Link>
  );
}

function Entries({ configuration }: { configuration: Configuration }) {
  const messages = useMessages(layoutMessages);
  const { navigation, phone } = configuration;
  const { languages } = useSite();
  const links = (
    <ul className={styles.links}>
      <Navigation links={navigation} className={styles.link} />
    </ul>
  );
  return (
    <>
      <nav className={styles.navigation} aria-label={messages.mainNavigation}>
        {links}
      </nav>
      {phone && <Phone phone={phone} />}
      {languages.length > 0 && (
        <div className={styles.languages}>
          <SiteLanguages />
        </div>
      )}
      <MobileMenu>
        <nav aria-label={messages.mainNavigation}>
          <ul className={styles.menuLinks}>
            <Navigation links={navigation} className={styles.menuLink} />
          </ul>
        </nav>
        <Link className={styles.menuLink} variant="plain" href={paths.search.href()}>
          {messages.search}
        </Link>
        {phone && <Phone phone={phone} />}
        {languages.length > 0 && <SiteLanguages />}
      </MobileMenu>
      <noscript className={styles.plainLinks}>
        <nav aria-label={messages.mainNavigation}>{links}</nav>
        {languages.length > 0 && <SiteLanguages />}
      </noscript>
    </>
  );
}

/** Logo, navigation, phone number and languages; a skeleton until the configuration is available. */
export function TopBar() {
  const site = useSite();
  const messages = useMessages(layoutMessages);
  return (
    <header className={styles.bar} {...{ [topBarMark]: '' }}>
      <div className={styles.content}>
        <Link variant="plain" href="/" className={styles.home}>
          <Logo
            image={site.logo.default}
            imageOnDark={site.logo.white}
            alt={messages.toHomepage(siteName(site))}
            loading="eager"
          />
        </Link>
        {site.configuration ? (
          <Entries configuration={site.configuration} />
        ) : (
          <Placeholder loading={messages.loading} />
        )}
      </div>
    </header>
  );
}
