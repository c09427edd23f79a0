import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { blockPictures } from './blockPictures.ts';
import {
  type BlockDescription,
  describeEntries,
  describeTiles,
  entryMark,
  tileMark,
  tilesMark,
} from './describeTiles.ts';
import { changeEndpoints, type EndpointApi } from '../../../strapi/admin/endpoints.ts';
import { onPageChange } from '../../../strapi/admin/pageChanges.ts';

/** Sentences of the blocks, by the address of their picture. */
const sentences = new Map<string, string>();

const blocksByName = new Map<string, BlockDescription>();

interface InitialData {
  components: { uid: string; info: { displayName: string; description?: string; preview?: string } }[];
}

/** What Strapi's forms begin with; an endpoint of RTK Query. */
interface InitialDataEndpoint {
  transformResponse: (response: unknown) => InitialData;
}

function addPictures(endpoint: InitialDataEndpoint): void {
  const { transformResponse } = endpoint;
  endpoint.transformResponse = (response) => {
    const data = transformResponse(response);
    for (const { uid, info } of data.components) {
      const picture = blockPictures.get(uid);
      if (!picture) continue;
      info.preview = picture;
      const sentence = info.description ?? '';
      sentences.set(picture, sentence);
      blocksByName.set(info.displayName, { picture, sentence });
    }
    return data;
  };
}

/** Gives the blocks their pictures, which Strapi's picker shows in place of icons. */
export function addBlockPictures(api: EndpointApi<InitialDataEndpoint>): void {
  changeEndpoints(api, ['getInitialData'], addPictures);
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
  [${entryMark}] {
    display: grid;
    grid-template-columns: 9.6rem 1fr;
    column-gap: 1.2rem;
    width: min(44rem, 90vw);
    padding: 0.8rem;
    text-wrap: wrap;
  }
  [${entryMark}] > span {
    grid-column: 2;
    font-size: 1.2rem;
    line-height: 1.4;
  }
  [${entryMark}] > img {
    grid-row: 1 / span 2;
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`;

/** Describes each block in Strapi's picker and menus, which have no extension point. */
export function BlockPicker() {
  const { pathname } = useLocation();
  const hasForm = pathname.startsWith('/content-manager/');
  useEffect(() => {
    if (!hasForm) return undefined;
    return onPageChange(() => {
      describeTiles(document, sentences);
      describeEntries(document, blocksByName);
    });
  }, [hasForm]);
  return <Tiles />;
}
