import { Page } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { backendUrl } from '../../../admin/backendUrl.ts';

/** Leaves the admin for a page of the content service. */
export function ServicePage({ path }: { path: string }) {
  useEffect(() => window.location.replace(backendUrl() + path), [path]);
  return (
    <div style={{ position: 'fixed', inset: 0, zIndex: 9, background: 'Canvas' }}>
      <Page.Loading />
    </div>
  );
}
