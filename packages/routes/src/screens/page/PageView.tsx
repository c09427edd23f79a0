import { Container } from '@group/ui/Container';
import { useLocation } from 'react-router';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { type Step, PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PrintedAddress } from '../../layout/PrintedAddress.tsx';
import { useSite } from '../../site/useSite.ts';

interface PageViewProps extends ComposedContent {
  /** Breadcrumbs to this page. */
  steps: readonly Step[];
}

/** A composed page. */
export function PageView({ steps, ...page }: PageViewProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <Composed page={page} breadcrumbs={<PageBreadcrumbs steps={steps} />} />
      <Container>
        <PrintedAddress address={origin + pathname} />
      </Container>
    </>
  );
}
