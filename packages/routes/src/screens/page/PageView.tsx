import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { useIsBare } from '../../layout/useIsBare.ts';
import { type Step, PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';

interface PageViewProps extends ComposedContent {
  /** Breadcrumbs to this page. */
  steps: readonly Step[];
}

/** A composed page. A bare one has no breadcrumbs. */
export function PageView({ steps, ...page }: PageViewProps) {
  const bare = useIsBare();
  return <Composed page={page} breadcrumbs={!bare && <PageBreadcrumbs steps={steps} />} />;
}
