import { changeEndpoints, type EndpointApi } from '../../../strapi/admin/endpoints.ts';
import { isRow } from '../../../strapi/row.ts';
import type { Conflict } from '../staleSaves.ts';
import { askFor } from './conflicts.ts';

interface SaveError {
  name?: string;
  message?: string;
  details?: { conflict?: Conflict };
  /** The user has chosen the version that is stored, which the form is to load. */
  takesSaved?: boolean;
}

interface Save {
  data?: object;
}

interface Lifecycle {
  queryFulfilled: Promise<{ data: { data: { revision?: string } } }>;
}

interface Request {
  data?: unknown;
  config?: object;
}

interface Reply {
  data?: unknown;
  error?: SaveError;
}

type Send = (request: Request) => Promise<Reply>;

/** What Strapi's edit form does to save or publish an entry; an endpoint of RTK Query. */
interface SaveEndpoint {
  query?: ((save: object) => Request) | undefined;
  transformResponse?: ((reply: unknown, meta: unknown, save: object) => unknown) | undefined;
  queryFn?: (save: object, api: object, options: object, send: Send) => Promise<Reply>;
  invalidatesTags: (result: unknown, error: SaveError | undefined, save: object) => unknown[];
  /** Caches the input as if it were saved, and takes it back if it is rejected. */
  onQueryStarted?: (save: Save, lifecycle: Lifecycle) => Promise<void>;
}

const failed = 'Das ist nicht gespeichert. Ihre Eingaben stehen noch im Formular: Bitte versuchen Sie es noch einmal.';

/** Strapi's form takes every other error for a success, and forgets that it has been changed. */
function asValidationError(error: SaveError): SaveError {
  if (error.name === 'ValidationError') return error;
  const message = error.name === 'UnknownError' ? failed : (error.message ?? failed);
  return { ...error, name: 'ValidationError', message, details: {} };
}

/** Saves; if another version was saved meanwhile, as the user chooses between both. */
async function sendOrAsk(request: Request, send: Send): Promise<Reply> {
  const reply = await send(request);
  const conflict = reply.error?.details?.conflict;
  if (!conflict) return reply;
  const error = { ...reply.error, details: {} };
  const choice = await askFor(conflict);
  if (choice === 'saved') return { error: { ...error, message: 'Ihre Eingaben sind verworfen.', takesSaved: true } };
  if (choice === undefined) return { error };
  const data = { ...(isRow(request.data) && request.data), revision: conflict.revision };
  const config = { ...request.config, headers: { 'x-replace-version': 'true' } };
  return sendOrAsk({ ...request, data, config }, send);
}

function keepInput(endpoint: SaveEndpoint): void {
  const { query, transformResponse, invalidatesTags, onQueryStarted } = endpoint;
  if (!query) return;
  endpoint.query = undefined;
  endpoint.transformResponse = undefined;
  endpoint.queryFn = async (save, _api, _options, send) => {
    const { data, error } = await sendOrAsk(query(save), send);
    return error ? { error: asValidationError(error) } : { data: transformResponse?.(data, undefined, save) ?? data };
  };
  endpoint.invalidatesTags = (result, error, save) =>
    error && !error.takesSaved ? [] : invalidatesTags(result, error, save);
  if (!onQueryStarted) return;
  endpoint.onQueryStarted = async (save, lifecycle) => {
    const saved = await lifecycle.queryFulfilled.catch(() => undefined);
    // With its new revision: the form can be saved again before the entry is loaded.
    if (saved) await onQueryStarted({ ...save, data: { ...save.data, revision: saved.data.data.revision } }, lifecycle);
  };
}

/**
 * Keeps what was typed when the service rejects a save. Strapi's form would be reset twice: when the cached entry
 * takes the input back, and when the entry is loaded again. Here both happen after a success alone.
 */
export function keepRejectedInput(api: EndpointApi<SaveEndpoint>): void {
  changeEndpoints(api, ['updateDocument', 'publishDocument'], keepInput);
}
