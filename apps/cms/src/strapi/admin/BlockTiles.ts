import { components } from '@group/content-client/contract/content/components';
import { page } from '@group/content-client/contract/content/page';
import { createGlobalStyle } from 'styled-components';

const picture = `img[src^='data:image/svg']`;

const tile = `button:has(${picture})`;

const blocks = page.fields.blocks.components.map((uid) => components[uid]);

/** A menu with a heading and all blocks, which inserts one above or below another. */
const menu = `[role='menu']:has(> [role='menuitem']:nth-child(${blocks.length + 1}):last-child)`;

const sentences = blocks.map((block, index) => {
  const content = `{ content: ${JSON.stringify(block?.description)}; }`;
  return `
    button:has(img[alt='${block?.displayName}'])::after ${content}
    ${menu} > [role='menuitem']:nth-child(${index + 2})::after ${content}
  `;
});

/** Shows the sentence of each block where one is chosen: Strapi has no place for more than a picture and a name. */
export const BlockTiles = createGlobalStyle`
  div:has(> button ${picture}) {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
    gap: 0.8rem;
  }
  ${tile} {
    flex-direction: column;
    justify-content: flex-start;
    height: auto;
    padding-block: 0.8rem;
    color: ${({ theme }) => theme.colors.neutral800};
    text-align: center;
    font-size: 1.2rem;
    line-height: 1.4;
  }
  ${tile} img {
    height: auto;
    aspect-ratio: 16 / 9;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  ${tile} span {
    color: inherit;
    white-space: normal;
  }
  ${menu} > [role='menuitem'] {
    display: block;
    width: min(44rem, 90vw);
    text-wrap: wrap;

    &::after {
      display: block;
      font-size: 1.2rem;
    }
  }
  ${sentences.join('\n')}
`;
