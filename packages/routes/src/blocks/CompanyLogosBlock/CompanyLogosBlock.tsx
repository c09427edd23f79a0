import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Logo } from '@group/ui/Logo';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';
import * as styles from './CompanyLogosBlock.css.ts';

/** The organisations of the group, each a link to its own site. */
export function CompanyLogosBlock({ block: { title, logos } }: { block: LoadedBlockOf<'company-logos'> }) {
  const texts = useTexts(blockTexts);
  if (logos.length === 0) return null;
  return (
    <Band>
      <Heading level={2}>{title ?? texts.companies}</Heading>
      <Grid columns="four" as="ul">
        {logos.map(({ name, href, logo }) => (
          <li key={href} className={styles.company}>
            <Link className={styles.link} href={href}>
              <Logo image={logo} alt={name} />
            </Link>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
