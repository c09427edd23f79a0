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

/** Whether a developer reads it, who gets Strapi's coloured text. */
const isRead = (): boolean => process.env.NODE_ENV === 'development' && process.stdout.isTTY;

/** `http` logs every request, `info` only events of the service itself. */
export default () => ({
  level: variables().CMS_LOG_LEVEL,
  ...(!isRead() && {
    format: jsonLines,
    transports: [new winston.transports.Console({ stderrLevels: ['warn', 'error'] })],
  }),
});
