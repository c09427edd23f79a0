import { standardTenants } from '@group/themes/registry';

/** The holding, with the jobs of all, and a garage, which is no home. Most other specs use a home. */
const contrasting = new Set<string>(['digallo', 'schlossgarage']);

/**
 * The tenants whose every screen is opened: with EVERY_TENANT=1 all, otherwise two contrasting ones. Tenants are data,
 * so what breaks a screen breaks it there.
 */
export const sweptTenants = standardTenants.filter(({ key }) => process.env.EVERY_TENANT || contrasting.has(key));
