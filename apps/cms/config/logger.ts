/** `http` logs every request, `info` only what happens to the service itself. */
export default () => ({ level: process.env.CMS_LOG_LEVEL || 'info' });
