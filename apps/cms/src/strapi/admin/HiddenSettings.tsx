import { useAuth } from '@strapi/strapi/admin';
import { createGlobalStyle } from 'styled-components';

const Hidden = createGlobalStyle`
  nav a[href$="/admin/settings"],
  nav a[href="/settings"] {
    display: none;
  }
`;

/** Strapi's shop of plugins and its prices: nothing is installed or bought from the admin. */
const HiddenShop = createGlobalStyle`
  nav a[href^="https://market.strapi.io"],
  a[href^="https://strapi.io/pricing"] {
    display: none;
  }
`;

/**
 * Hides the links to the marketplace and to Strapi's prices; and the menu's link to the settings, which Strapi shows
 * everybody, from those who would find its version there.
 */
export function HiddenSettings() {
  const permissions = useAuth('HiddenSettings', (auth) => auth.permissions);
  const administrates = permissions.some(({ action }) => action === 'admin::users.read');
  return (
    <>
      <HiddenShop />
      {!administrates && <Hidden />}
    </>
  );
}
