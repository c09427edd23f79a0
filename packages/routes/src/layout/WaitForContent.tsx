import { useSite } from '../site/useSite.ts';
import { waitMark } from './WaitForContent.enhance.ts';

/** Completes a page that lacks content as soon as there is some. */
export function WaitForContent() {
  const { tenantKey, locale } = useSite();
  const search = new URLSearchParams({ populate: 'deep', locale });
  return <div hidden {...{ [waitMark]: `/api/konfiguration-${tenantKey}?${search}` }} />;
}
