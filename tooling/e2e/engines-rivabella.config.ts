import { enginesConfig } from './src/enginesConfig.ts';

export default await enginesConfig('rivabella');
