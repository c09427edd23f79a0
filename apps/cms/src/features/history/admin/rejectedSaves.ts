interface SaveError {
  name?: string;
  message?: string;
  details?: unknown;
}

interface Lifecycle {
  queryFulfilled: Promise<unknown>;
}

/** What Strapi's edit form does to save or publish an entry; an endpoint of RTK Query. */
interface SaveEndpoint {
  invalidatesTags: (result: unknown, error: unknown, save: object) => unknown[];
  transformErrorResponse?: (error: SaveError) => SaveError;
  /** Caches the input as if it were saved, and takes it back if it is rejected. */
  onQueryStarted?: (save: object, lifecycle: Lifecycle) => Promise<void>;
}

interface SavingApi {
  enhanceEndpoints: (change: { endpoints: Record<string, (endpoint: SaveEndpoint) => void> }) => unknown;
}

const failed = 'Das ist nicht gespeichert. Ihre Eingaben stehen noch im Formular: Bitte versuchen Sie es noch einmal.';

/** Strapi's form takes every other error for a success, and forgets that it has been changed. */
function asValidationError(error: SaveError): SaveError {
  if (error.name === 'ValidationError') return error;
  const message = error.name === 'UnknownError' ? failed : (error.message ?? failed);
  return { ...error, name: 'ValidationError', message, details: {} };
}

function keepInput(endpoint: SaveEndpoint): void {
  const { invalidatesTags, onQueryStarted } = endpoint;
  endpoint.invalidatesTags = (result, error, save) => (error ? [] : invalidatesTags(result, error, save));
  endpoint.transformErrorResponse = asValidationError;
  if (!onQueryStarted) return;
  endpoint.onQueryStarted = async (save, lifecycle) => {
    const isSaved = await lifecycle.queryFulfilled.then(
      () => true,
      () => false,
    );
    if (isSaved) await onQueryStarted(save, lifecycle);
  };
}

/**
 * Keeps what was typed when the service rejects a save. Strapi's form would be reset twice: when the cached entry
 * takes the input back, and when the entry is loaded again. Here both happen after a success alone.
 */
export function keepRejectedInput(api: SavingApi): void {
  api.enhanceEndpoints({ endpoints: { updateDocument: keepInput, publishDocument: keepInput } });
}
