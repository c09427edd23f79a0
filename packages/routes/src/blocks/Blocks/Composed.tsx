import { documentLocale, isLanguage } from '@group/ui/messages/language';
import { LanguageProvider, useLanguage } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import type { LoadedBlock } from '../block/block.ts';
import { Blocks } from './Blocks.tsx';

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
  ways?: ReactNode;
}

/** The composed part of a screen, with its heading. The breadcrumbs stay in the visitor's language. */
export function Composed({ page, breadcrumbs, ways }: ComposedProps) {
  const language = useLanguage();
  const { title, blocks, untranslated } = page;
  const localisedBreadcrumbs = untranslated && breadcrumbs && (
    <div lang={isLanguage(language) ? documentLocale(language) : undefined}>
      <LanguageProvider language={language}>{breadcrumbs}</LanguageProvider>
    </div>
  );
  return (
    <UntranslatedNotice when={untranslated} aroundSections>
      <Blocks title={title} blocks={blocks} breadcrumbs={localisedBreadcrumbs || breadcrumbs} ways={ways} />
    </UntranslatedNotice>
  );
}
