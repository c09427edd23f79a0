import { Typography } from '@strapi/design-system';
import { adminApi } from '@strapi/strapi/admin';
import { swissDate } from '../../content/swissTime.ts';
import type { HitsByRedirect, HitsOfRedirect } from '../../redirects/redirectHits.ts';
import type { EntryList, Header } from '../entryList.ts';
import { type EntryProps, entryId } from '../history.ts';

const redirectUid = 'plugin::content.redirect';

/** One request for all rows of a list; read anew when a list or form opens. */
const { useRedirectHitsQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    redirectHits: build.query<{ hits: HitsByRedirect }, void>({
      query: () => ({ url: '/content/redirects/hits', method: 'GET' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** `412 Aufrufe, zuletzt am 21.11.2026` */
function described(found: HitsOfRedirect | undefined): string {
  if (!found) return 'nie';
  const { hits, lastOn } = found;
  return `${hits.toLocaleString('de-CH')} ${hits === 1 ? 'Aufruf' : 'Aufrufe'}, zuletzt am ${swissDate(lastOn)}`;
}

function Hits({ id }: { id: string }) {
  const { data, isError } = useRedirectHitsQuery();
  const pending = isError ? 'gerade nicht bekannt' : '…';
  return <Typography textColor="neutral800">{data ? described(data.hits[id]) : pending}</Typography>;
}

const column: Header = {
  name: 'redirectHits',
  label: { id: 'content.redirectHits', defaultMessage: 'Aufrufe' },
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }) => <Hits id={String(documentId)} />,
};

/** Adds to the list of redirects how often each was followed. */
export const addHitsColumn = ({ displayedHeaders, layout }: EntryList): EntryList => ({
  displayedHeaders: isOfRedirects() ? [...displayedHeaders, column] : displayedHeaders,
  layout,
});

/** Strapi's hook does not say of which type the list is. */
const isOfRedirects = (): boolean => window.location.pathname.endsWith(`/${redirectUid}`);

/** Side panel of a redirect: how often it was followed. */
export function RedirectHits(props: EntryProps) {
  const id = entryId(props);
  if (props.model !== redirectUid || !id) return null;
  return { title: 'Aufrufe', content: <Hits id={id} /> };
}
