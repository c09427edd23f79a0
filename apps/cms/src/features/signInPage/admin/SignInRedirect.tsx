import { Page } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { backendUrl } from '../../../admin/backendUrl.ts';
import { signInPath } from '../../signIn/paths.ts';

/** Leads from the login of Strapi's admin, which it shows without a request, to the page of the content service. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  const isLogin = pathname.startsWith('/auth/');
  useEffect(() => {
    if (isLogin) window.location.replace(`${backendUrl()}${signInPath}${search}`);
  }, [isLogin, search]);
  if (!isLogin) return null;
  return (
    <div style={{ position: 'fixed', inset: 0, zIndex: 9, background: 'Canvas' }}>
      <Page.Loading />
    </div>
  );
}
