import { secondFactorPath } from '../../signIn/paths.ts';
import { ServicePage } from './ServicePage.tsx';

/** The menu's link to the page of one's second factor, which leads to that of one's password. */
export const SecondFactor = () => <ServicePage path={secondFactorPath} />;
