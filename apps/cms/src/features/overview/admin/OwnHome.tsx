import { Navigate } from 'react-router-dom';
import { Loading } from '../../../adminUi/Loading.tsx';
import { useContent } from '../../../adminUi/useContent.ts';

const list = '/content-manager/collection-types/plugin::content.page';
const homes = 'filters[$and][0][path][$eq]=/&locale=de-CH';

/** Leads to the form of the house's home page; to a list of them for users of several houses. */
export function OwnHome() {
  const { content, failed } = useContent<{ results: { documentId: string }[] }>(`${list}?${homes}`);
  if (failed) return <Navigate to={list} replace />;
  if (!content) return <Loading />;
  const [home, ...others] = content.results;
  const isOnly = home && others.length === 0;
  return <Navigate to={isOnly ? `${list}/${home.documentId}` : `${list}?${homes}&pageSize=100`} replace />;
}
