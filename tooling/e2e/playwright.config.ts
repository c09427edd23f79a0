import { specConfig } from './src/specConfig.ts';

export default await specConfig();
