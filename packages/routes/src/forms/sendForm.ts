interface SendFormOptions<Answer> {
  /** Resource route that accepts the form. */
  path: string;
  content: FormData;
  /** Anything between browser and site may answer with a JSON of its own. */
  isAnswer(this: void, value: unknown): value is Answer;
  /** Called with the share that was uploaded, from 0 to 1. */
  onProgress(this: void, share: number): void;
  signal: AbortSignal;
}

/**
 * Posts a form and returns the server's answer to it, whatever the status. With `XMLHttpRequest`, because `fetch` does
 * not report upload progress. Rejects if the connection breaks, if the response is no answer, and on abort.
 */
export function sendForm<Answer>(options: SendFormOptions<Answer>): Promise<Answer> {
  const { path, content, isAnswer, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    xhr.addEventListener('load', () => {
      const answer: unknown = xhr.response;
      if (isAnswer(answer)) resolve(answer);
      else reject(new Error(`status ${xhr.status}`));
    });
    xhr.addEventListener('error', () => reject(new Error('the connection broke')));
    xhr.addEventListener('abort', () => reject(new Error('cancelled')));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.open('POST', path);
    // The response is `null` where it is not JSON.
    xhr.responseType = 'json';
    xhr.send(content);
  });
}
