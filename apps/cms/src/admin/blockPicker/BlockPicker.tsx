import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { blockPictures } from './blockPictures.ts';
import { describeTiles, tileMark, tilesMark } from './describeTiles.ts';

/** Sentences of the blocks, by the address of their picture. */
const sentences = new Map<string, string>();

interface InitialData {
  components: { uid: string; info: { description?: string; preview?: string } }[];
}

/** What Strapi's forms begin with; an endpoint of RTK Query. */
interface InitialDataEndpoint {
  transformResponse: (response: unknown) => InitialData;
}

interface InitialDataApi {
  enhanceEndpoints: (change: { endpoints: Record<string, (endpoint: InitialDataEndpoint) => void> }) => unknown;
}

function addPictures(endpoint: InitialDataEndpoint): void {
  const { transformResponse } = endpoint;
  endpoint.transformResponse = (response) => {
    const data = transformResponse(response);
    for (const { uid, info } of data.components) {
      const picture = blockPictures.get(uid);
      if (!picture) continue;
      info.preview = picture;
      sentences.set(picture, info.description ?? '');
    }
    return data;
  };
}

/** Gives the blocks their pictures, which Strapi's picker shows in place of icons. */
export function addBlockPictures(api: InitialDataApi): void {
  api.enhanceEndpoints({ endpoints: { getInitialData: addPictures } });
}

const Tiles = createGlobalStyle`
  div[${tilesMark}] {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
    gap: 0.8rem;
  }
  button[${tileMark}] {
    align-items: flex-start;
    height: auto;
    padding-block: 0.8rem;
    color: ${({ theme }) => theme.colors.neutral800};
    text-align: center;
  }
  button[${tileMark}] img {
    height: auto;
    aspect-ratio: 16 / 9;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  button[${tileMark}] span {
    color: inherit;
    font-size: 1.2rem;
    line-height: 1.4;
  }
`;

/** Adds to Strapi's picker of blocks, which has no place for others' parts, a sentence for each. */
export function BlockPicker() {
  const { pathname } = useLocation();
  const hasForm = pathname.startsWith('/content-manager/');
  useEffect(() => {
    if (!hasForm) return undefined;
    const observer = new MutationObserver(() => describeTiles(document, sentences));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasForm]);
  return <Tiles />;
}
