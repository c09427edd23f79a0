import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import type { ReactNode } from 'react';
import { useSite } from '../site/useSite.ts';
import { nameInNavigation, PageBreadcrumbs, type Step } from './PageBreadcrumbs.tsx';

interface PageOpeningProps {
  /** Breadcrumbs, from below the homepage to the page; none where they stand elsewhere. */
  steps?: readonly Step[];
  /** By default the name of the last step, as in the navigation. */
  title?: string | undefined;
  /** Id of the heading. */
  id?: string;
  lead?: string | false | undefined;
  /** Rendered below the lead. */
  children?: ReactNode;
}

/** Breadcrumbs, main heading and lead of a page that editors have not composed. */
export function PageOpening({ steps = [], title, id, lead, children }: PageOpeningProps) {
  const site = useSite();
  const current = steps.at(-1);
  return (
    <>
      {current && <PageBreadcrumbs steps={steps} />}
      <Stack>
        <Heading level={1} id={id}>
          {title ?? (current && nameInNavigation(site, current))}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        {children}
      </Stack>
    </>
  );
}
