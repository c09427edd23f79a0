import { enhancePage } from '@group/routes/client/enhance';

enhancePage();
