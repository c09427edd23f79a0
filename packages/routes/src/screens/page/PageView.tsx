import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { useIsBare } from '../../layout/useIsBare.ts';
import { type Step, PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';

interface PageViewProps extends ComposedContent {
  /** The way to this page. */
  steps: readonly Step[];
}

/** A page that editors composed. A bare one leads nowhere else. */
export function PageView({ steps, ...page }: PageViewProps) {
  const bare = useIsBare();
  return <Composed page={page} trail={!bare && <PageBreadcrumbs steps={steps} />} />;
}
