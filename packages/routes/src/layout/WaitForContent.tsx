import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { mounts } from '@group/content-client/contract/mounts';
import { useSite } from '../site/useSite.ts';
import { waitMark } from './WaitForContent.enhance.ts';

/** Completes a page that lacks content as soon as there is some. */
export function WaitForContent() {
  const { tenantKey, locale } = useSite();
  const { path, search } = configurationQuery.request({ tenant: tenantKey, locale });
  return <div hidden {...{ [waitMark]: `${mounts.api}/${path}?${new URLSearchParams(search)}` }} />;
}
