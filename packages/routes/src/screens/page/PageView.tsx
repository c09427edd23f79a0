import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { type Step, PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';

interface PageViewProps extends ComposedContent {
  /** Breadcrumbs to this page. */
  steps: readonly Step[];
}

/** A composed page. */
export function PageView({ steps, ...page }: PageViewProps) {
  return <Composed page={page} breadcrumbs={<PageBreadcrumbs steps={steps} />} />;
}
