import { getFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded<Content> {
  /** Stays until there is newer content, also when a later request fails. */
  content: Content | undefined;
  failed: boolean;
  /** Resolves when the answer is shown, or has failed. */
  reload: () => Promise<void>;
}

/** What the content service answers to GET; nothing without a path. Loads again when that or the `state` of its subject changes. */
export function useContent<Content>(path: string | undefined, state?: string | number): Loaded<Content> {
  const [content, setContent] = useState<Content>();
  const [failed, setFailed] = useState(false);
  const latest = useRef<unknown>(undefined);

  const reload = useCallback(async (): Promise<void> => {
    if (path === undefined) return;
    const request = getFetchClient().get<Content>(path);
    latest.current = request;
    const answer = await request.catch(() => undefined);
    if (latest.current !== request) return;
    if (answer) setContent(answer.data);
    setFailed(!answer);
  }, [path]);
  useEffect(() => void reload(), [reload, state]);

  return { content, failed, reload };
}
