import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '../../../adminUi/Loading.tsx';
import { backendUrl } from '../../../adminUi/backendUrl.ts';
import { secondFactorPath, signInPath } from '../../signIn/paths.ts';

/** Leaves the admin for a page of the content service. */
function ServicePage({ path }: { path: string }) {
  useEffect(() => window.location.replace(backendUrl() + path), [path]);
  return (
    <div style={{ position: 'fixed', inset: 0, zIndex: 9, background: 'Canvas' }}>
      <Loading />
    </div>
  );
}

/** The menu's link to the page of one's second factor, which leads to that of one's password. */
export const SecondFactor = () => <ServicePage path={secondFactorPath} />;

/** Leads from the login of Strapi's admin, which it shows without a request, to the page of the content service. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  return pathname.startsWith('/auth/') ? <ServicePage path={signInPath + search} /> : null;
}
