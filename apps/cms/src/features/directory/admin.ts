import type { AdminFeature } from '../../admin/adminFeature.ts';
import { CompanyLogin } from './admin/CompanyLogin.tsx';

/** The link to the directory on the login page. */
export const directory: AdminFeature = {
  everywhere: [{ name: 'company-login', Component: CompanyLogin }],
};
