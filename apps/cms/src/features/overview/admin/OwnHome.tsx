import { getFetchClient, Page } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

const list = '/content-manager/collection-types/plugin::content.page';
const homes = 'filters[$and][0][path][$eq]=/&locale=de-CH';

/** Leads to the form of the house's home page; to a list of them for users of several houses. */
export function OwnHome() {
  const [target, setTarget] = useState('');
  useEffect(() => {
    getFetchClient()
      .get<{ results: { documentId: string }[] }>(`${list}?${homes}`)
      .then(
        ({ data: { results } }) =>
          setTarget(results.length === 1 ? `${list}/${results[0]?.documentId}` : `${list}?${homes}&pageSize=100`),
        () => setTarget(list),
      );
  }, []);
  return target ? <Navigate to={target} replace /> : <Page.Loading />;
}
