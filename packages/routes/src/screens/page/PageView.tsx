import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { useMatches } from 'react-router';
import { handleOf } from '../../site/screenHandle.ts';
import { type Step, PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';

interface PageViewProps extends ComposedContent {
  /** Breadcrumbs to this page. */
  steps: readonly Step[];
}

/** A composed page. A bare one has no breadcrumbs. */
export function PageView({ steps, ...page }: PageViewProps) {
  const bare = handleOf(useMatches()).layout === 'bare';
  return <Composed page={page} breadcrumbs={!bare && <PageBreadcrumbs steps={steps} />} />;
}
