import { variables } from '../src/variables.ts';

/** `http` logs every request, `info` only events of the service itself. */
export default () => ({ level: variables().CMS_LOG_LEVEL });
