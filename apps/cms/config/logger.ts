/** `http` logs every request, `info` only events of the service itself. */
export default () => ({ level: process.env.CMS_LOG_LEVEL || 'info' });
