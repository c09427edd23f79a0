import { Logo } from '@group/ui/Logo';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { longDay } from '../../domain/events/eventTime.ts';
import { siteName } from '../../site/site.ts';
import { useSite } from '../../site/useSite.ts';
import { lobbyMark } from './LobbyView.enhance.ts';
import * as styles from './LobbyView.css.ts';

interface LobbyViewProps extends ComposedContent {
  /** An ISO instant of today. */
  today: string;
}

/** A composed page for a lobby display: large, with the house's logo and the date. */
export function LobbyView({ today, ...page }: LobbyViewProps) {
  const site = useSite();
  return (
    <>
      <div className={styles.header}>
        <div>
          <Logo image={site.logo.default} imageOnDark={site.logo.white} alt={siteName(site)} loading="eager" />
        </div>
        <time dateTime={today} {...{ [lobbyMark]: '' }}>
          {longDay(useLanguage(), new Date(today))}
        </time>
      </div>
      <Composed page={page} />
    </>
  );
}
