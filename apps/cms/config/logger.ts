import { stripVTControlCharacters } from 'node:util';
import { winston } from '@strapi/logger';
import { variables } from '../src/environment/variables.ts';

const { combine, errors, printf } = winston.format;

/** One line of JSON with the fields of the websites' log, without the colours of some of Strapi's messages. */
const jsonLines = combine(
  errors({ stack: true }),
  printf(({ level, message, stack }) =>
    JSON.stringify({
      time: new Date().toISOString(),
      level,
      message: stripVTControlCharacters(String(message)),
      stack,
    }),
  ),
);

/** `http` logs every request, `info` only events of the service itself. */
export default () => ({
  level: variables().CMS_LOG_LEVEL,
  // A developer on a terminal gets Strapi's coloured text.
  ...(!process.stdout.isTTY && {
    format: jsonLines,
    transports: [new winston.transports.Console({ stderrLevels: ['warn', 'error'] })],
  }),
});
