import { documentLocale, isLanguage } from '@group/ui/messages/language';
import { LanguageProvider, useLanguage } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import type { LoadedBlock } from '../block/block.ts';
import { Blocks } from './Blocks.tsx';
import * as styles from './Blocks.css.ts';

/** The parts of a composed page that are rendered. */
export interface ComposedContent {
  title: string;
  blocks: readonly LoadedBlock[];
  untranslated?: boolean | undefined;
}

interface ComposedProps {
  page: ComposedContent;
  breadcrumbs?: ReactNode;
  /** Links to the next steps in the opening. */
  actions?: ReactNode;
}

/** Keeps a part of an untranslated page in the visitor's language. */
function Localised({ language, children }: { language: string; children: ReactNode }) {
  return (
    <div className={styles.localised} lang={isLanguage(language) ? documentLocale(language) : undefined}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </div>
  );
}

/** The composed part of a screen, with its heading. Breadcrumbs and next steps stay in the visitor's language. */
export function Composed({ page, breadcrumbs, actions }: ComposedProps) {
  const language = useLanguage();
  const { title, blocks, untranslated } = page;
  const localised = (part: ReactNode) =>
    untranslated && part ? <Localised language={language}>{part}</Localised> : part;
  return (
    <UntranslatedNotice when={untranslated} aroundSections>
      <Blocks title={title} blocks={blocks} breadcrumbs={localised(breadcrumbs)} actions={localised(actions)} />
    </UntranslatedNotice>
  );
}
