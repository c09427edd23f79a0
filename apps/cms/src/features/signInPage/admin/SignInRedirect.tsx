import { useLocation } from 'react-router-dom';
import { signInPath } from '../../signIn/paths.ts';
import { ServicePage } from './ServicePage.tsx';

/** Leads from the login of Strapi's admin, which it shows without a request, to the page of the content service. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  return pathname.startsWith('/auth/') ? <ServicePage path={signInPath + search} /> : null;
}
