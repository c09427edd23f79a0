import { previewShown } from '@group/content-client/contract/previewFrame';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PreviewedEntry, previewLink } from './previewLink.ts';

/** After this a page that has not said that it is shown counts as blocked by the browser. */
const timeoutMs = 10_000;

interface FramedPreview {
  frame: RefObject<HTMLIFrameElement | null>;
  state: 'loading' | 'shown' | 'blocked' | 'failed';
}

export function usePreviewFrame({ name, id, locale }: PreviewedEntry, saved: string): FramedPreview {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FramedPreview['state']>('loading');

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent): void => {
      if (data === previewShown && source && source === frame.current?.contentWindow) setState('shown');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'blocked' : now)), timeoutMs);
    previewLink({ name, id, locale }, 'frame').then(
      (url) => {
        // Neither the history nor the document keeps the link, which has a token.
        if (isLatest) frame.current?.contentWindow?.location.replace(url);
      },
      () => isLatest && setState('failed'),
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
      setState('loading');
    };
  }, [name, id, locale, saved]);

  return { frame, state };
}
