import { useAuth } from '@strapi/strapi/admin';
import { createGlobalStyle } from 'styled-components';

const Hidden = createGlobalStyle`
  nav a[href$="/admin/settings"],
  nav a[href="/settings"] {
    display: none;
  }
`;

/** Strapi's shop of plugins: nothing is installed from the admin, by anybody. */
const HiddenMarketplace = createGlobalStyle`
  nav a[href^="https://market.strapi.io"] {
    display: none;
  }
`;

/**
 * Hides the link to the marketplace, and the menu's link to the settings, which Strapi shows everybody, from those who would
 * find its version there.
 */
export function HiddenSettings() {
  const permissions = useAuth('HiddenSettings', (auth) => auth.permissions);
  const administrates = permissions.some(({ action }) => action === 'admin::users.read');
  return (
    <>
      <HiddenMarketplace />
      {!administrates && <Hidden />}
    </>
  );
}
