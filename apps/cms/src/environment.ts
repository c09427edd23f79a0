// Imported before Strapi, which reads both when it is loaded.
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';
