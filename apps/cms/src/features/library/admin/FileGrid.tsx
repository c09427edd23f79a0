import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchInput } from '../../../adminUi/SearchInput.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import { isPicture, lacksText } from '../../../content/alternativeText.ts';
import { maxFiles } from '../maxFiles.ts';
import { addressOf, type Entry, type FileSection, type ShownFile } from './files.ts';

interface Props {
  /** All if not given. */
  kind?: 'images' | 'files' | undefined;
  /** The entry whose organisation's files come first. */
  entry?: Entry | undefined;
  version?: number;
  isChosen?: (file: ShownFile) => boolean;
  onChoose: (file: ShownFile) => void;
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 0.8rem;

  button {
    display: flex;
    flex-direction: column;
    gap: 0.4rem;
    width: 100%;
    height: 100%;
    padding: 0.4rem;
    border: 2px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    color: ${({ theme }) => theme.colors.neutral800};
    background: ${({ theme }) => theme.colors.neutral0};
    text-align: start;
    font-size: 1.2rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover,
  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
  img,
  button > span:first-child {
    display: grid;
    place-items: center;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${({ theme }) => theme.colors.neutral150};
  }
`;

interface TileProps {
  file: ShownFile;
  isChosen: boolean | undefined;
  onChoose: () => void;
}

function Tile({ file, isChosen, onChoose }: TileProps) {
  return (
    <button type="button" title={file.name} aria-pressed={isChosen} onClick={onChoose}>
      {isPicture(file) ? (
        <img src={addressOf(file.formats?.thumbnail?.url ?? file.url)} alt="" loading="lazy" />
      ) : (
        <span aria-hidden="true">PDF</span>
      )}
      <span>{file.alternativeText || file.name}</span>
      {lacksText(file) && <strong>Ohne Alternativtext</strong>}
    </button>
  );
}

const queryOf = (parameters: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  String(
    new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
  );

export function FileGrid({ kind, entry, version, isChosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const [undescribed, setUndescribed] = useState(false);
  const [limit, setLimit] = useState(48);
  const query = queryOf({ kind, search, limit, ...entry, undescribed });
  const { content: sections, failed } = useContent<FileSection[]>(`/content/files?${query}`, version);

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={4} wrap="wrap">
        <SearchInput label="Suchen" value={search} onChange={setSearch} />
        {kind !== 'files' && (
          <Checkbox checked={undescribed} onCheckedChange={(checked) => setUndescribed(checked === true)}>
            Nur ohne Alternativtext
          </Checkbox>
        )}
      </Flex>
      {failed && <Typography role="alert">Die Dateien können gerade nicht geladen werden.</Typography>}
      {!failed && sections?.length === 0 && <Typography role="status">Keine Dateien gefunden.</Typography>}
      {sections?.map(({ title, files, total }) => (
        <Box key={title} tag="section" aria-label={title}>
          <Typography variant="delta" tag="h2" paddingBottom={2}>
            {title}
          </Typography>
          <Tiles>
            {files.map((file) => (
              <li key={file.id}>
                <Tile file={file} isChosen={isChosen?.(file)} onChoose={() => onChoose(file)} />
              </li>
            ))}
          </Tiles>
          {total > files.length && limit < maxFiles && (
            <Button type="button" variant="tertiary" onClick={() => setLimit(Math.min(limit + 200, maxFiles))}>
              {`Weitere ${total - files.length} zeigen: ${title}`}
            </Button>
          )}
          {total > files.length && limit === maxFiles && (
            <Typography>Bitte suchen: Es sind {total} Dateien.</Typography>
          )}
        </Box>
      ))}
    </Flex>
  );
}
