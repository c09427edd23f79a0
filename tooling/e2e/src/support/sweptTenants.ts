import { standardTenants } from '@group/themes/registry';

/** A home, and the holding with the jobs of all. */
const contrasting = new Set<string>(['tabor', 'digallo']);

/**
 * The tenants that specs of every tenant open: with THOROUGH=1 all, otherwise contrasting ones. Tenants are data, so what
 * breaks a screen breaks it there.
 */
export const sweptTenants = standardTenants.filter(({ key }) => process.env.THOROUGH || contrasting.has(key));
