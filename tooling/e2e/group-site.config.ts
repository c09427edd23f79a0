import { journeyConfig } from './src/journeyConfig.ts';

export default await journeyConfig('group-site');
