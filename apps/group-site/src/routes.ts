import { standardRoutes } from '@group/routes/app/siteRoutes';

export default standardRoutes;
