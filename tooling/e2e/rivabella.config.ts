import { playwrightConfig } from './src/playwrightConfig.ts';

export default await playwrightConfig('rivabella');
