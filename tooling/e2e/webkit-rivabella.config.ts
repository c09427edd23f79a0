import { webkitConfig } from './src/webkit/webkitConfig.ts';

export default await webkitConfig('rivabella');
