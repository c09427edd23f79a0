import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { hasWords } from './search.ts';
import { SearchInput } from './SearchInput.tsx';
import { toggled } from './toggled.ts';

interface Choice {
  id: number;
  name: string;
}

interface Props {
  legend: string;
  hint: string;
  searchLabel: string;
  choices: readonly Choice[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Why the choice is rejected; empty if it is not. */
  problem: string;
}

export function SearchedChoices({ legend, hint, searchLabel, choices, chosen, onChange, problem }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = choices.filter(({ name }) => hasWords(name, search));
  const names = choices.filter((choice) => chosen.has(choice.id)).map(({ name }) => name);
  return (
    <Box tag="fieldset" aria-describedby={id} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography tag="legend" variant="pi" fontWeight="bold">
        {legend}
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={2} paddingTop={1}>
        <Typography id={id} variant="pi" textColor={problem ? 'danger600' : 'neutral600'}>
          {problem || hint}
        </Typography>
        <Typography role="status" fontWeight="bold">
          {names.length > 0 ? `Gewählt: ${names.join(', ')}` : 'Noch nichts gewählt.'}
        </Typography>
        <SearchInput label={searchLabel} value={search} onChange={setSearch} />
        <Box
          hasRadius
          borderColor={problem ? 'danger600' : 'neutral200'}
          paddingLeft={3}
          paddingRight={3}
          style={{ maxHeight: '26rem', overflowY: 'auto' }}
        >
          {found.map((choice) => (
            <Flex key={choice.id} style={{ minBlockSize: '4.4rem' }}>
              <Checkbox checked={chosen.has(choice.id)} onCheckedChange={() => onChange(toggled(chosen, choice.id))}>
                {choice.name}
              </Checkbox>
            </Flex>
          ))}
          {found.length === 0 && <Typography tag="p">Nichts gefunden.</Typography>}
        </Box>
      </Flex>
    </Box>
  );
}
