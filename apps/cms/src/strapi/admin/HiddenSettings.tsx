import { useAuth } from '@strapi/strapi/admin';
import { createGlobalStyle } from 'styled-components';

const Hidden = createGlobalStyle`
  nav a[href$="/admin/settings"],
  nav a[href="/settings"] {
    display: none;
  }
`;

/** Links without a use: nothing can be installed or bought from the admin, and content types are code. */
const HiddenTools = createGlobalStyle`
  nav a[href^="https://market.strapi.io"],
  nav a[href$="/plugins/content-type-builder"],
  a[href^="https://strapi.io/pricing"] {
    display: none;
  }
`;

/**
 * Hides the links to the marketplace, to Strapi's prices and to its editor of content types; and the menu's link to the
 * settings, which Strapi shows everybody, from those who would find its version there.
 */
export function HiddenSettings() {
  const permissions = useAuth('HiddenSettings', (auth) => auth.permissions);
  const administrates = permissions.some(({ action }) => action === 'admin::users.read');
  return (
    <>
      <HiddenTools />
      {!administrates && <Hidden />}
    </>
  );
}
