import { useSite } from '../site/useSite.ts';
import { ContentWatch } from './ContentWatch.tsx';
import { Island } from './Island/Island.tsx';

/** Completes a page that lacks content as soon as there is some. */
export function WaitForContent() {
  const { tenantKey, locale } = useSite();
  return <Island name="ContentWatch" component={ContentWatch} props={{ tenantKey, locale }} />;
}
