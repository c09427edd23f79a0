import * as styles from './LanguageMenu.css.ts';

export interface LanguageChoice {
  /** Label in the menu, for example `IT`. */
  label: string;
  /** Full name in its own language, for example `Italiano`. */
  name: string;
  /** Language tag of the linked page. */
  lang: string;
  href: string;
  current: boolean;
}

/** Links to the page's translations. They load a new document, as all text changes. */
export function LanguageMenu({ label, choices }: { label: string; choices: readonly LanguageChoice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map(({ label: short, name, lang, href, current }) => (
          <li key={lang}>
            <a
              className={styles.choice}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
            >
              <abbr className={styles.short} title={name}>
                {short}
              </abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
