import { standardRoutes } from '@group/routes/siteRoutes';

export default standardRoutes;
