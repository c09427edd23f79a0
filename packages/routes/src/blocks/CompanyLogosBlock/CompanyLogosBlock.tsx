import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Logo } from '@group/ui/Logo';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';
import * as styles from './CompanyLogosBlock.css.ts';

/** Logos of the group's organisations, each a link to its site. */
export function CompanyLogosBlock({ block: { title, logos } }: { block: LoadedBlockOf<'company-logos'> }) {
  const messages = useMessages(blockMessages);
  if (logos.length === 0) return null;
  return (
    <Section>
      <Heading level={2}>{title ?? messages.companies}</Heading>
      <ul className={styles.companies}>
        {logos.map(({ name, href, logo }) => (
          <li key={href} className={styles.company}>
            <Link className={styles.link} href={href}>
              <Logo image={logo} alt={name} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
