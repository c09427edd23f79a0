import { useAuth } from '@strapi/strapi/admin';
import { createGlobalStyle } from 'styled-components';

const Hidden = createGlobalStyle`
  :is(nav, #burger-menu) a:is([href$="/admin/settings"], [href="/settings"]) {
    display: none;
  }
`;

/** The profile's fields for a password, whose rule is not that of the page for it, which their heading names; and prices. */
const HiddenFromAll = createGlobalStyle`
  h2 ~ div:has(input:is([name="currentPassword"], [name="confirmPassword"])),
  a[href^="https://strapi.io/pricing"] {
    display: none;
  }
`;

/**
 * Hides the links to Strapi's prices and the form for a password; and the menu's link to the settings, which Strapi shows
 * everybody, from those who would find its version there.
 */
export function HiddenSettings() {
  const permissions = useAuth('HiddenSettings', (auth) => auth.permissions);
  const administrates = permissions.some(({ action }) => action === 'admin::users.read');
  return (
    <>
      <HiddenFromAll />
      {!administrates && <Hidden />}
    </>
  );
}
